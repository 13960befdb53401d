import type { MouseEvent } from 'react'

/** Lets the poster that was pressed travel to the page of its movie. */
export const shareFace = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const face = currentTarget.querySelector<HTMLElement>('.poster-face')
  if (face) face.style.viewTransitionName = 'movie-poster'
}
