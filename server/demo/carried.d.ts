/** A file that travels inside the program; the import gives its path. */
declare module '*.mp4' {
  const path: string
  export default path
}
