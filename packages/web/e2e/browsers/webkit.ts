import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { OtherBrowser } from './other-browser.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const PORT = 14_461
const DISPLAY = ':94'

/** The name by which WebDriver sends an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

const miniBrowser = () =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib64']
    .flatMap(place =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(version => `${place}/${version}/MiniBrowser`),
    )
    .find(path => existsSync(path))

/** One command of the W3C's WebDriver. Rejects with what the driver says. */
const command = async (method: string, path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  throw new Error((value as { message?: string }).message ?? `${method} ${path}: ${response.status}`)
}

const ATTEMPTS = 80
const AGAIN_MS = 250

const untilItAnswers = async (): Promise<void> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      await command('GET', '/status')
      return
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await new Promise(resolve => setTimeout(resolve, AGAIN_MS))
    }
}

const keys = (text: string) =>
  [...text].flatMap(value => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])

/** WebKitGTK by its WebDriver, in a display of its own. Null: this machine has none. */
export const openWebKit = async (): Promise<OtherBrowser | null> => {
  const binary = miniBrowser()
  const hasDisplay = spawnSync('which', ['Xvfb']).status === 0
  if (binary === undefined || !existsSync(DRIVER) || !hasDisplay) return null
  const display = spawn('Xvfb', [DISPLAY, '-screen', '0', '1280x900x24'], { stdio: 'ignore' })
  const env = { ...process.env, DISPLAY, GDK_BACKEND: 'x11', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const driver = spawn(DRIVER, [`--port=${PORT}`], { stdio: 'ignore', env })
  await untilItAnswers()
  const made = (await command('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  })) as { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } }
  const at = `/session/${made.sessionId}`
  await command('POST', `${at}/window/rect`, { x: 0, y: 0, width: 1280, height: 860 }).catch(() => undefined)
  const act = (actions: unknown) => command('POST', `${at}/actions`, { actions: [actions] })
  return {
    name: `WebKitGTK ${made.capabilities.browserVersion}`,
    open: async url => void (await command('POST', `${at}/url`, { url })),
    evaluate: async <T>(expression: string) =>
      (await command('POST', `${at}/execute/sync`, { script: `return ${expression}`, args: [] })) as T,
    click: async (x, y) => {
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })
    },
    type: async text => void (await act({ type: 'key', id: 'keyboard', actions: keys(text) })),
    chooseFile: async (selector, path) => {
      const found = (await command('POST', `${at}/element`, {
        using: 'css selector',
        value: selector,
      })) as Record<string, string>
      await command('POST', `${at}/element/${found[ELEMENT]}/value`, { text: path })
    },
    print: null,
    screenshot: async () => Buffer.from(String(await command('GET', `${at}/screenshot`)), 'base64'),
    // WebDriver tells nothing of them.
    errors: () => [],
    close: async () => {
      await command('DELETE', at).catch(() => undefined)
      driver.kill()
      display.kill()
    },
  }
}
