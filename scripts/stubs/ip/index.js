// All that a UDP tracker asks of it. The package misjudges which addresses are public (CVE-2024-29415) and has no corrected version (ADR 0007).
module.exports = { toString: (address) => [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.') }
