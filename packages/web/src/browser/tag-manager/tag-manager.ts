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

/** What tags may do: count, never advertise. In the words of the tag manager. */
const CONSENT = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'granted',
} as const

/**
 * What the tag manager is told of a screen: the route's name, its pattern and the page title, in the words of a page and of
 * an app. The address it is given is the pattern's, in place of the one that the browser shows.
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
 * Makes what starts a tag manager: the answer rejects when its script is blocked, and may be asked again.
 *
 * Source: section 2, "Page views"; section 7, "Third-party calls". Choice: consent is said
 * once for all, as the tags may count screens and never advertise; whoever asks not to be tracked has no tag manager.
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

/** The tag manager tells commands from events by this: the arguments of a call, and no list. */
function consent(..._command: readonly unknown[]): Record<string, unknown> {
  return arguments as unknown as Record<string, unknown>
}
