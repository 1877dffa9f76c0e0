import { createHash } from 'node:crypto'
import {
  type Configuration,
  hostsNeeded,
  type TrustedTypesRule,
  trustedTypesOf,
} from '../configuration/index.ts'
import { POLICY_REPORTS } from './policy-reports.ts'

/**
 * The style elements that react-aria writes: touch behavior of a pressed button, and blocking scroll behind a dialog on
 * iOS. A test compares them with the installed package.
 */
export const LIBRARY_STYLES: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

const SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/json")[^>]*>([\s\S]*?)<\/script>/g
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const hashesIn = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, text = '']) => hashOf(text))

const only = (name: string, sources: readonly string[]) => [
  name,
  ...(sources.length === 0 ? ["'none'"] : sources),
]

type Directives = readonly (readonly string[])[]

const textOf = (directives: Directives): string =>
  directives.map(directive => [...new Set(directive)].join(' ')).join('; ')

const trustedTypes = ({ policies }: TrustedTypesRule): Directives => [
  ['require-trusted-types-for', "'script'"],
  only('trusted-types', policies),
]

/**
 * The content security policy of a page, computed from the served page: its scripts and styles are allowed by their
 * hash, so that anything inserted later does not run.
 *
 * Choice: hashes and no nonce, because the page is the same for every user and may be cached. No `strict-dynamic`,
 * because a service's script could then load more from anywhere.
 * Choice: the hash of a style element that a service's script writes is unknown. A service that needs one uses
 * `'unsafe-inline'`, which browsers ignore beside a hash.
 */
export const contentPolicy = (html: string, configuration: Configuration): string => {
  const hosts = hostsNeeded(configuration)
  const types = trustedTypesOf(configuration)
  const isLax = hosts.style.includes("'unsafe-inline'")
  const styles = isLax ? [] : [...hashesIn(html, STYLE), ...LIBRARY_STYLES.map(hashOf)]
  const directives: Directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashesIn(html, SCRIPT), ...hosts.script],
    ['style-src', "'self'", ...styles, ...hosts.style],
    ['img-src', "'self'", 'data:', ...hosts.img],
    ['font-src', "'self'", ...hosts.font],
    ['connect-src', "'self'", ...hosts.connect],
    ['manifest-src', "'self'"],
    only('frame-src', hosts.frame),
    only('media-src', hosts.media),
    ['worker-src', "'self'", ...hosts.worker],
    ['form-action', "'self'", ...hosts.form],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ...(types.enforced ? trustedTypes(types) : []),
  ]
  return textOf(directives)
}

/**
 * The policy that is only reported: Trusted Types where a configured service cannot do with them, so that its operator sees
 * how often text became code. Null: they are required.
 */
export const reportedPolicy = (configuration: Configuration): string | null => {
  const types = trustedTypesOf(configuration)
  return types.enforced ? null : textOf([...trustedTypes(types), ['report-uri', POLICY_REPORTS]])
}
