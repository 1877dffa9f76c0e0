import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Texts } from '../configuration/index.ts'
import { configurationOf } from './configuration-of.ts'
import { contentPolicy, LIBRARY_STYLES, reportedPolicy } from './content-policy.ts'

const policyOf = (html: string, texts: Texts = {}): ReadonlyMap<string, readonly string[]> => {
  const policy = contentPolicy(
    html,
    configurationOf(texts, () => {}),
  )
  return new Map(
    policy.split('; ').map(directive => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('a page without services', () => {
  const policy = policyOf('<p>')

  it.each([
    ['default-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['frame-src', "'none'"],
    ['object-src', "'none'"],
    ['trusted-types', 'fairhaul-workers'],
    ['require-trusted-types-for', "'script'"],
    ['connect-src', "'self'"],
    ['form-action', "'self'"],
    ['script-src', "'self'"],
    ['worker-src', "'self'"],
  ])('the policy sets %s to %s', (name, source) => expect(policy.get(name)).toEqual([source]))

  it('the policy blocks unknown scripts and styles', () => {
    expect([...policy.values()].flat().filter(source => source.includes('unsafe'))).toEqual([])
  })
})

describe('scripts and styles in the page', () => {
  it('inline scripts and styles are allowed by the hash of their text, and no others are', () => {
    const html = `<script>one()</script><script type="application/json" id="x">{}</script>
      <script type="module" src="/broker/assets/x.js"></script>
      <style>.a{}</style><style media="print">.b{}</style><script>\n two()\n</script>`
    const policy = policyOf(html)
    expect(policy.get('script-src')).toEqual(["'self'", hash('one()'), hash('\n two()\n')])
    expect(policy.get('style-src')).toEqual([
      "'self'",
      hash('.a{}'),
      hash('.b{}'),
      ...LIBRARY_STYLES.map(hash),
    ])
  })

  it('the allowed hashes include the styles that the installed libraries write', () => {
    const folder = join(process.cwd(), 'node_modules/react-aria/dist/private')
    const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.mjs'))
      .map(file => readFileSync(join(folder, file), 'utf8'))
      .filter(code => code.includes("createElement('style')"))
      .map(code => {
        const [, text = ''] = /style\.textContent = `([^`]*)`/.exec(code) ?? []
        return text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim()
      })
    expect(new Set(written)).toEqual(new Set(LIBRARY_STYLES))
  })
})

describe('a configured service', () => {
  it('a configured service is allowed by its own hosts', () => {
    const policy = policyOf('', { FAIRHAUL_SENTRY_DSN: 'https://key@errors.example/1' })
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://errors.example'])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
  })

  it('a service that writes styles removes the hashes, which would disable its permission', () => {
    const styles = policyOf('<style>.a{}</style>', { FAIRHAUL_MAPS_KEY: 'key' }).get('style-src')
    expect(styles).toContain("'unsafe-inline'")
    expect(styles?.some(source => source.includes('sha256'))).toBe(false)
  })

  it('a service that writes markup as text has the Trusted Types requirement reported only, and nothing else', () => {
    const policy = policyOf('', { FAIRHAUL_CHAT_APP_ID: 'abc' })
    expect(reportedPolicy(configurationOf({ FAIRHAUL_CHAT_APP_ID: 'abc' }, () => undefined))).toBe(
      "require-trusted-types-for 'script'; trusted-types fairhaul-workers fairhaul-scripts; report-uri /broker/policy-reports",
    )
    expect(reportedPolicy(configurationOf({}, () => undefined))).toBe(null)
    expect(policy.has('require-trusted-types-for')).toBe(false)
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('script-src')).not.toContain("'unsafe-inline'")
  })
})
