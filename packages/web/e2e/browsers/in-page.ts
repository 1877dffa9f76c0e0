import type { OtherBrowser } from './other-browser.ts'

/** Runs in the page: what is seen there with a role and a name, and where. */
const FIND = `(role, name) => {
  const nameOf = element => {
    const by = element.getAttribute('aria-labelledby')
    const text = by
      ? by.split(' ').map(id => document.getElementById(id)?.textContent ?? '').join(' ')
      : (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent)
    return (text || element.getAttribute('placeholder') || '').replace(/\\s+/g, ' ').trim()
  }
  const places = {
    button: 'button, [role=button]',
    link: 'a[href]',
    textbox: 'input:not([type=radio]):not([type=checkbox]):not([type=file]), textarea, [role=spinbutton]',
    radio: 'input[type=radio], [role=radio]',
    option: '[role=option]',
    heading: 'h1, h2',
    text: 'body *',
  }
  for (const element of document.querySelectorAll(places[role])) {
    if (role === 'text' && element.children.length > 0) continue
    if (!new RegExp(name, 'i').test(nameOf(element))) continue
    const shown = element.matches('input[type=radio]') ? (element.closest('label') ?? element) : element
    shown.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = shown.getBoundingClientRect()
    if (width > 0 && height > 0 && getComputedStyle(shown).visibility === 'visible')
      return { x: x + width / 2, y: y + height / 2, height }
  }
  return null
}`

export interface Found {
  readonly x: number
  readonly y: number
  readonly height: number
}

type Role = 'button' | 'link' | 'textbox' | 'radio' | 'option' | 'heading' | 'text'

const PATIENCE_MS = 30_000
const AGAIN_MS = 150

/** What an expression says in the page, once it says something. Rejects when it stays null or false. */
export const until = async <T>(browser: OtherBrowser, expression: string, what: string): Promise<T> => {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const value = await browser.evaluate<T | null | false>(expression).catch(() => null)
    if (value !== null && value !== false) return value
    if (Date.now() > end)
      throw new Error(`There is no ${what} on ${await browser.evaluate<string>('location.href')}.`)
    await new Promise(resolve => setTimeout(resolve, AGAIN_MS))
  }
}

/** The first that is seen with a role and a name, as a pattern. Rejects when none comes. */
export const find = (browser: OtherBrowser, role: Role, name: string): Promise<Found> =>
  until(browser, `(${FIND})(${JSON.stringify(role)}, ${JSON.stringify(name)})`, `${role} "${name}"`)

/** Presses what is found, once it has come to rest. */
export const press = async (browser: OtherBrowser, role: Role, name: string): Promise<void> => {
  for (let before = await find(browser, role, name); ; ) {
    await new Promise(resolve => setTimeout(resolve, AGAIN_MS))
    const found = await find(browser, role, name)
    if (found.x === before.x && found.y === before.y) return browser.click(found.x, found.y)
    before = found
  }
}

export const fill = async (browser: OtherBrowser, name: string, text: string): Promise<void> => {
  await press(browser, 'textbox', name)
  await browser.type(text)
}
