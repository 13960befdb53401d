import { useLocation } from '@tanstack/react-router'

/** The part of the address that names the settings page. */
export const useSlug = (): string => useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) ?? '' })
