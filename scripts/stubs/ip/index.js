// The only function a UDP tracker needs. The package misclassifies public addresses (CVE-2024-29415) and has no fixed version (ADR 0007).
module.exports = { toString: (address) => [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.') }
