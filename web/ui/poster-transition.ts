import type { MouseEvent } from 'react'

/** Lets the clicked poster morph into the one on the movie page (view transition). */
export const startPosterTransition = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const face = currentTarget.querySelector<HTMLElement>('.poster-face')
  if (face) face.style.viewTransitionName = 'movie-poster'
}
