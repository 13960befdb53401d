/** The part of pngjs we use; it ships without types. */
declare module 'pngjs' {
  export type Image = { data: Uint8Array; width: number; height: number }
  export const PNG: {
    new (size: { width: number; height: number }): Image
    sync: { read(bytes: Uint8Array): Image; write(image: Image, options?: { deflateLevel?: number }): Buffer }
  }
}
