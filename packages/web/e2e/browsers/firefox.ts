import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import { ENTER, type OtherBrowser } from './other-browser.ts'

const PLACES = [process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']

/** Firefox by WebDriver BiDi. Null: this machine has none. */
export const openFirefox = async (): Promise<OtherBrowser | null> => {
  const executablePath = PLACES.find(place => place !== undefined && existsSync(place))
  if (executablePath === undefined) return null
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // The size by its own flags: an extended release knows no command for it.
    defaultViewport: null,
    args: ['--width=1280', '--height=886'],
  })
  const page = await browser.newPage()
  let errors: string[] = []
  page.on('pageerror', error => void errors.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  // A page with text that was typed and not sent asks before it is left.
  page.on('dialog', dialog => void dialog.accept())
  const field = async (selector: string) => {
    const found = await page.$(selector)
    if (found === null) throw new Error(`There is no ${selector}.`)
    return found.toElement('input')
  }
  return {
    name: (await browser.version()).replace('/', ' '),
    open: async url => void (await page.goto(url)),
    evaluate: expression => page.evaluate(expression) as Promise<never>,
    click: (x, y) => page.mouse.click(x, y),
    type: async text => {
      for (const part of text.split(/(\uE007)/))
        await (part === ENTER ? page.keyboard.press('Enter') : page.keyboard.type(part))
    },
    chooseFile: async (selector, path) => (await field(selector)).uploadFile(path),
    print: () => page.pdf({ format: 'letter' }),
    screenshot: () => page.screenshot(),
    errors: () => {
      const seen = errors
      errors = []
      return seen
    },
    close: () => browser.close(),
  }
}
