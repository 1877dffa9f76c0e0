export * from './fake-browser.ts'
export * from './fake-clock.ts'
