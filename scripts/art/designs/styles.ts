/** Base lettering of most titles. */
export const heavy = { breadth: 0.62, weight: 0.25, squareness: 0.8, spacing: 0.06 }
export const narrow = { breadth: 0.45, weight: 0.17, squareness: 0.85, spacing: 0.07 }
export const roman = { breadth: 0.86, weight: 0.19, contrast: 3, spacing: 0.12 }
export const light = { breadth: 1, weight: 0.09, spacing: 0.24 }
