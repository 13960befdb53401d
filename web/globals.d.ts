declare const __BUILT_VERSION__: string
declare module '*.css'
declare module '*.webp' {
  const url: string
  export default url
}
