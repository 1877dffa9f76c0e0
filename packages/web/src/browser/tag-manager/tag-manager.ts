import type { TagManagerId } from '@fairhaul/core'
import { GtmSupport } from '@gtm-support/core'
import { href } from '../../di/href.ts'
import { letTagsLoad, loadScript } from '../load-script.ts'
import type { LoadableView } from './deferred-page-views.ts'

export interface TagManagerDeps {
  readonly page: Window
  readonly id: TagManagerId
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The consent for tags: analytics only, never advertising, in the tag manager's own terms. */
const CONSENT = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'granted',
} as const

/**
 * What the tag manager gets for a screen: the route's name, its pattern and the page title, as a page view and as an
 * app view. Its address is the pattern instead of the address of the browser.
 */
const eventsOf = (page: Window, { routeName, pattern, title }: LoadableView) => [
  {
    event: 'page_view',
    page_title: title,
    page_path: pattern,
    page_location: `${page.location.origin}${href(pattern === '*' ? '/*' : pattern)}`,
    route_name: routeName,
  },
  { event: 'screen_view', screen_name: routeName, screen_class: pattern },
]

/**
 * Returns a function that starts a tag manager: it rejects when the script is blocked, and may be called again.
 *
 * Source: section 2, "Page views"; section 7, "Third-party calls". Choice: consent is set once for all, because the
 * tags may count screens and never advertise; a user who asks not to be tracked has no tag manager.
 */
export const tagManager = ({ page, id, now }: TagManagerDeps) => {
  const support = new GtmSupport({ id, loadScript: false })
  let isPrepared = false
  const prepare = () => {
    if (isPrepared) return
    isPrepared = true
    support.push(consent('consent', 'default', CONSENT))
    support.push({ 'gtm.start': now(), event: 'gtm.js' })
    letTagsLoad(page)
  }
  return async (): Promise<(view: LoadableView) => void> => {
    prepare()
    await loadScript(page, `https://www.googletagmanager.com/gtm.js?id=${id}`)
    return view => {
      for (const event of eventsOf(page, view)) support.push(event)
    }
  }
}

/** The tag manager tells commands from events by their type: an arguments object, not an array. */
function consent(..._command: readonly unknown[]): Record<string, unknown> {
  return arguments as unknown as Record<string, unknown>
}
