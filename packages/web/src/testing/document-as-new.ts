import { cleanup } from '@testing-library/react'
import type { Window } from 'happy-dom'
import { afterAll, beforeAll, vi } from 'vitest'

const URL_OF_TESTS = 'http://localhost:3000/'

const removeAttributes = (element: Element): void => {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
}

/** Files of one process share their modules, the document and its window: each takes back what the one before did. */
beforeAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const element of [document.documentElement, document.head, document.body]) removeAttributes(element)
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  ;(window as unknown as Window).happyDOM.setURL(URL_OF_TESTS)
})

/** A module that is still loading when a file ends fails to load, and stays so for the files after it. */
afterAll(async () => {
  cleanup()
  await vi.dynamicImportSettled()
})
