/**
 * Where releases are published, and the Ed25519 key (32 bytes, base64) that signs them. Whoever publishes Marquee fills in both; a build
 * without them never checks for updates. `bun scripts/release/sign.ts --new-key` makes a key.
 */
export const updateUrl = ''
export const releaseKey = ''
