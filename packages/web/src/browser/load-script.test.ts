import { describe, expect, it, vi } from 'vitest'
import { letTagsLoad, loadScript } from './load-script.ts'

const CHAT = 'https://widget.intercom.io/widget/a1'

/** A new page for each test: a policy can be created once in a page. */
const aPage = (trustedTypes?: unknown) => {
  const scripts: HTMLScriptElement[] = []
  const append = (script: HTMLScriptElement) => void scripts.push(script)
  const page = {
    trustedTypes,
    document: { createElement: () => new FakeScript(), head: { append } },
  } as unknown as Window
  return { page, scripts }
}

/** An element that returns its address unchanged, and loads nothing. */
class FakeScript extends EventTarget {
  async = false
  src: unknown = ''
  remove = vi.fn<() => void>()
}

const policies = () => {
  const made = new Map<string, (text: string) => string>()
  return {
    made,
    createPolicy: (name: string, rules: { createScriptURL: (text: string) => string }) => {
      if (made.has(name)) throw new TypeError(`Policy ${name} already exists`)
      made.set(name, rules.createScriptURL)
      return { createScriptURL: (text: string) => ({ trusted: rules.createScriptURL(text) }) }
    },
  }
}

it('a script is loaded under the one policy, and its execution is awaited', async () => {
  const types = policies()
  const { page, scripts } = aPage(types)
  const first = loadScript(page, CHAT)
  const second = loadScript(page, 'https://www.googletagmanager.com/gtm.js?id=GTM-A')
  expect(scripts.map(({ src }) => src)).toEqual([
    { trusted: CHAT },
    { trusted: 'https://www.googletagmanager.com/gtm.js?id=GTM-A' },
  ])
  expect([...types.made.keys()]).toEqual(['fairhaul-scripts'])
  for (const script of scripts) script.dispatchEvent(new Event('load'))
  await expect(Promise.all([first, second])).resolves.toEqual([undefined, undefined])
})

it('a script is loaded in a browser without Trusted Types', async () => {
  const { page, scripts } = aPage()
  const loaded = loadScript(page, CHAT)
  expect(scripts.map(({ src }) => src)).toEqual([CHAT])
  scripts[0]?.dispatchEvent(new Event('load'))
  await loaded
})

it('a script that fails to load rejects, leaves nothing in the page, and may be loaded again', async () => {
  const { page, scripts } = aPage()
  const blocked = loadScript(page, CHAT)
  scripts[0]?.dispatchEvent(new Event('error'))
  await expect(blocked).rejects.toThrow('did not come')
  expect((scripts[0] as unknown as FakeScript).remove).toHaveBeenCalledOnce()
  const again = loadScript(page, CHAT)
  scripts[1]?.dispatchEvent(new Event('load'))
  await again
})

describe.each([
  ['with Trusted Types', policies],
  ['without', () => undefined],
])('%s', (_, types) => {
  it.each([
    'https://elsewhere.example/widget.js',
    'http://widget.intercom.io/widget/a1',
    'https://widget.intercom.io.elsewhere.example/',
    '//widget.intercom.io/widget/a1',
    'data:text/javascript,1',
    'javascript:1',
    '',
  ])('a script of another site is refused: %s', async address => {
    const { page, scripts } = aPage(types())
    await expect(loadScript(page, address)).rejects.toThrow('refused')
    expect(scripts).toEqual([])
  })
})

it('tags may load only from the tag manager and its analytics', () => {
  const types = policies()
  letTagsLoad(aPage(types).page)
  const policy = types.made.get('default')
  expect(policy?.('https://www.googletagmanager.com/gtag/js?id=G-1')).toContain('gtag')
  expect(policy?.('https://ssl.google-analytics.com/ga.js')).toContain('ga.js')
  expect(() => policy?.('https://widget.intercom.io/widget/a1')).toThrow('refused')
  expect(() => policy?.('https://elsewhere.example/?https://www.googletagmanager.com/')).toThrow('refused')
})
