import { withoutBase } from '@fairhaul/core'

const anchorOf = (event: Event): HTMLAnchorElement | undefined => {
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null
  return anchor instanceof HTMLAnchorElement ? anchor : undefined
}

/**
 * The path, without the base, of the portal link that is the target of an event.
 * Refuses: undefined for no link, another site, a path outside the base, a download, another window, and a link to a
 * place on the current page.
 */
export const inAppPathOf = (
  event: Event,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | undefined => {
  const anchor = anchorOf(event)
  if (anchor === undefined || anchor.hasAttribute('download')) return undefined
  if (anchor.target !== '' && anchor.target !== '_self') return undefined
  const url = new URL(anchor.href, here.origin)
  if (url.origin !== here.origin) return undefined
  if (url.hash !== '' && url.pathname === here.pathname && url.search === here.search) return undefined
  const path = withoutBase(url.pathname)
  return path === undefined ? undefined : `${path}${url.search}${url.hash}`
}

/** Whether a click means navigation in this tab: the main button, and no modifier key that opens a window or a tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey
