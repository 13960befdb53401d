// Its native module cannot be embedded in the executable, and its path would be one of the build machine. Callers work without it.
throw new Error('not available')
