import type { WrittenConfiguration } from '../configuration/index.ts'
import { configurationInto } from './configuration-into.ts'

export interface PortalPage {
  readonly html: string
  /** For the `link` header: the browser fetches the scripts before it has read the page. */
  readonly preload: string
}

export interface PageParts {
  readonly html: string
  readonly configuration: WrittenConfiguration
  /** A built file by its address (`/broker/assets/x.css`); undefined when there is none. */
  readonly read: (address: string) => string | undefined
}

const STYLE_SHEET = /[ \t]*<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"]+)"[^>]*>\n?/g
const SCRIPT = /<(?:script\b[^>]*\bsrc|link\b(?=[^>]*\brel="modulepreload")[^>]*\bhref)="([^"]+)"/g

/**
 * The built page as it is served: with its configuration, and with its style sheet in it, so that the first paint
 * waits for one answer and not for two.
 */
export const portalPage = ({ html, configuration, read }: PageParts): PortalPage => {
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, address]) =>
    address === undefined ? [] : [address],
  )
  let styles = ''
  const bare = html.replace(STYLE_SHEET, (tag, address: string) => {
    const css = read(address)
    if (css === undefined) return tag
    styles += css
    return ''
  })
  const page = configurationInto(bare, configuration).replace(
    '<style>',
    () => `<style>${styles.replaceAll('</', '<\\/')}</style>\n    <style>`,
  )
  return {
    html: page,
    preload: scripts.map(address => `<${address}>; rel=modulepreload; crossorigin`).join(', '),
  }
}
