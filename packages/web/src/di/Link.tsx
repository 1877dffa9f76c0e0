import type { ComponentProps } from 'react'
import { href } from './href.ts'

/**
 * A link inside the portal, `to` as core's `paths` writes it. It is a plain anchor: clicks, prefetching and the guard's
 * refresh on intent are heard once for the whole document, so that a row with a link costs no more than the anchor.
 */
export const Link = ({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { readonly to: string }) => (
  <a {...rest} href={href(to)} />
)
