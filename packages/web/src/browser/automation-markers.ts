import type { AutomationMarkers } from '@fairhaul/core'

/**
 * Properties that automation leaves on the window. `navigator.webdriver` is the standard one; the others are from older
 * tools.
 */
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

/** Checks the page for signs of automation on each call. */
export const browserAutomationMarkers = (page: {
  readonly window: object
  readonly navigator: object
  readonly document: object
}): AutomationMarkers => ({
  found: () => [
    ...('webdriver' in page.navigator && page.navigator.webdriver === true ? ['webdriver'] : []),
    ...WINDOW_MARKERS.filter(marker => marker in page.window),
    ...Object.keys(page.document).filter(key => DOCUMENT_MARKERS.test(key)),
  ],
})
