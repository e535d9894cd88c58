// GNU readline for Swift: its globals are reached through functions, since Swift 6 refuses C globals that can change.
// Everything here belongs to the one thread that owns the terminal.
#ifndef PARLANCE_CREADLINE_SHIM_H
#define PARLANCE_CREADLINE_SHIM_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <readline/readline.h>
#include <readline/history.h>

/// Prepares readline for a caller that watches signals and the terminal itself. Whether it can use the two descriptors.
static inline int parlance_rl_setup(
    const char *name, int input, int output, rl_completion_func_t *complete, rl_getc_func_t *next_key,
    int history_limit) {
  if (input != fileno(stdin)) rl_instream = fdopen(input, "r");
  if (output != fileno(stdout)) rl_outstream = fdopen(output, "w");
  if ((input != fileno(stdin) && !rl_instream) || (output != fileno(stdout) && !rl_outstream)) return 0;
  rl_readline_name = strdup(name);
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_change_environment = 0;
  rl_attempted_completion_function = complete;
  rl_getc_function = next_key;
  // A whole line is completed, never a word of it.
  rl_basic_word_break_characters = "";
  rl_completer_word_break_characters = "";
  rl_completer_quote_characters = "";
  rl_basic_quote_characters = "";
  using_history();
  stifle_history(history_limit);
  rl_initialize();
  return 1;
}

/// Before completions are returned: they are no file names, and nothing is added behind one.
static inline void parlance_rl_completions_are_final(void) {
  rl_attempted_completion_over = 1;
  rl_filename_completion_desired = 0;
  rl_completion_append_character = '\0';
  rl_completion_suppress_append = 1;
  rl_sort_completion_matches = 0;
}

/// Forgets the half-typed line and shows the prompt on a row of its own.
static inline void parlance_rl_abandon_line(void) {
  rl_callback_sigcleanup();
  rl_point = rl_end;
  rl_redisplay();
  rl_crlf();
  rl_replace_line("", 0);
  rl_point = rl_end = rl_mark = 0;
  rl_on_new_line();
  rl_redisplay();
}

/// Wipes prompt and line from the screen, for text that is to stand above them.
static inline void parlance_rl_hide_line(void) {
  rl_clear_visible_line();
  fflush(rl_outstream);
}

/// Shows prompt and line again, below what was written since.
static inline void parlance_rl_show_line(void) {
  rl_on_new_line();
  rl_forced_update_display();
}

/// Shows another prompt before the line that is being typed.
static inline void parlance_rl_change_prompt(const char *prompt) {
  rl_clear_visible_line();
  rl_set_prompt(prompt);
  rl_on_new_line();
  rl_forced_update_display();
}

/// The terminal has another size.
static inline void parlance_rl_resized(void) { rl_resize_terminal(); }

/// The program was stopped by job control and goes on: the shell had the terminal in between.
static inline void parlance_rl_continued(void) {
  rl_deprep_terminal();
  rl_prep_terminal(1);
  rl_on_new_line();
  rl_forced_update_display();
}

/// Moves to a fresh row, for whoever has the terminal next.
static inline void parlance_rl_leave_row(void) {
  rl_crlf();
  fflush(rl_outstream);
}

/// Whether readline itself moves to a fresh row when the input ends.
static inline int parlance_rl_leaves_row_at_end(void) {
  const char *value = rl_variable_value("enable-bracketed-paste");
  return value != NULL && strcmp(value, "on") == 0;
}

/// Room for `count` completions, the text that replaces what was typed before them, and the end.
static inline char **parlance_rl_completion_list(size_t count) {
  return (char **)calloc(count + 2, sizeof(char *));
}

#endif
