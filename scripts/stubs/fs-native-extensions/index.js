// Its native module cannot be part of the executable, and its path would be that of the machine that builds. Whoever asks for it does without.
throw new Error('not available')
