// Native uTP aborts the process under Bun; without it the engine falls back to TCP (ADR 0006).
module.exports = {}
