import type { WrittenConfiguration } from '../configuration/index.ts'
import { configurationInto } from './configuration-into.ts'
import { contentPolicy, reportedPolicy } from './content-policy.ts'
import { pageHeaders } from './security-headers.ts'

export interface PortalPage {
  readonly html: string
  /** Every header that is specific to the page. */
  readonly headers: Readonly<Record<string, string>>
}

export interface PageParts {
  readonly html: string
  readonly configuration: WrittenConfiguration
  /** A built file by its address (`/broker/assets/x.css`); undefined when there is none. */
  readonly read: (address: string) => string | undefined
}

const STYLE_SHEET = /[ \t]*<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"]+)"[^>]*>\n?/g

/**
 * The built page as it is served: with its configuration, and with its style sheet inlined, so that the first paint
 * waits for one response instead of two. Its link stays, disabled: a screen that needs the sheet would otherwise load it
 * again, after its own, and the general styles would win over those of the screen. Its media type keeps a browser from
 * preloading it: that scan ignores `disabled`.
 *
 * Choice: no `link` header and no preload for the portal's scripts. The page accepts keys without them, and loading
 * them in parallel would take its bandwidth and processor. A script in the page loads them once it is painted.
 */
export const portalPage = ({ html, configuration, read }: PageParts): PortalPage => {
  let styles = ''
  const bare = html.replace(STYLE_SHEET, (tag, address: string) => {
    const css = read(address)
    if (css === undefined) return tag
    styles += css
    return tag.replace('<link', '<link disabled media="not all"')
  })
  const page = configurationInto(bare, configuration).replace(
    '<style>',
    () => `<style>${styles.replaceAll('</', '<\\/')}</style>\n    <style>`,
  )
  return {
    html: page,
    headers: {
      ...pageHeaders({
        contentPolicy: contentPolicy(page, configuration),
        reportedPolicy: reportedPolicy(configuration),
        mentionsOrigin: configuration.maps.kind === 'google',
      }),
      'cache-control': 'no-cache',
    },
  }
}
