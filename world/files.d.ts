declare module '*.mp4' {
  const path: string
  export default path
}
