declare const __BUILT_VERSION__: string
declare module '*.css'
