// The engine speaks TCP only. The published package loads a native addon that cannot live inside one executable (ADR 0006).
export const RTCPeerConnection = undefined
export const RTCSessionDescription = undefined
export const RTCIceCandidate = undefined
