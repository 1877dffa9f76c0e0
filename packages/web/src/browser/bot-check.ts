import type { BotCheck } from '../stores/ports/bot-check.ts'

/** What automation leaves on the window. `navigator.webdriver` is the standard one; the others are older tools'. */
const WINDOW_MARKERS = [
  'callPhantom',
  '_phantom',
  '__nightmare',
  'domAutomation',
  'domAutomationController',
  '__webdriver_script_fn',
  '_Selenium_IDE_Recorder',
] as const

const DOCUMENT_MARKERS = /^(?:\$cdc_|\$chrome_asyncScriptInfo|__(?:webdriver|selenium|driver|fxdriver)_)/

/** Refuses to see what it is told not to: `enabled` comes from the page's configuration and from nowhere else. */
export const browserBotCheck = (
  enabled: boolean,
  page: { readonly window: object; readonly navigator: object; readonly document: object },
): BotCheck => ({
  findsAutomation: () =>
    enabled &&
    (('webdriver' in page.navigator && page.navigator.webdriver === true) ||
      WINDOW_MARKERS.some(marker => marker in page.window) ||
      Object.keys(page.document).some(key => DOCUMENT_MARKERS.test(key))),
})
