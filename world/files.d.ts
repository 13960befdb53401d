declare module '*.mp4' {
  const path: string
  export default path
}
declare module '*.webp' {
  const path: string
  export default path
}
