// Apple's Foundation has `URLSession` itself. Here it is a module of its own, which takes a program twice as long to start: by a trait.
#if Networking
  @_exported import FoundationNetworking
#endif
