// The engine only uses TCP. The published package loads a native addon that cannot be embedded in an executable (ADR 0006).
export const RTCPeerConnection = undefined
export const RTCSessionDescription = undefined
export const RTCIceCandidate = undefined
