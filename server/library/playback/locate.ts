/** A library file and its location. */
export type Located = {
  readonly file_id: number
  readonly movie_id: number
  readonly title: string
  readonly path: string
  readonly size_bytes: number
}
