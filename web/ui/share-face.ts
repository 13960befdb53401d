import type { MouseEvent } from 'react'

/** Lets the poster that was pressed travel to the page of its film. */
export const shareFace = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const face = currentTarget.querySelector<HTMLElement>('.poster-face')
  if (face) face.style.viewTransitionName = 'film-poster'
}
