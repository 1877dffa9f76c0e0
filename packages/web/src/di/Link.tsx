import type { ComponentProps } from 'react'
import { href } from './href.ts'

/**
 * A link inside the portal, `to` as core's `paths` writes it. It is a plain anchor: one set of listeners on the
 * document handles clicks, prefetching and the guard's refresh on intent, so that a link adds little to the cost of a
 * row.
 */
export const Link = ({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { readonly to: string }) => (
  <a {...rest} href={href(to)} />
)
