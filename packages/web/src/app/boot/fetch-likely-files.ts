import { BASE_PATH } from '../../di/href.ts'

/**
 * Fetches the files that the page names as likely to be needed next. The browser compiles scripts beside the page; nothing
 * of them runs until a screen is opened, or about to be.
 */
export const fetchLikelyFiles = ({
  document,
  fetch,
}: Pick<Window, 'document'> & Pick<typeof globalThis, 'fetch'>): void => {
  const named = document.querySelector<HTMLMetaElement>('meta[name="likely-files"]')?.content ?? ''
  for (const name of named.split(' ').filter(each => each !== '')) {
    const address = `${BASE_PATH}/assets/${name}`
    if (name.endsWith('.css')) {
      // A style sheet of a page that has not opened yet must not apply, and a preloaded one would be reported as unused.
      void fetch(address, { priority: 'low' }).then(
        answer => answer.arrayBuffer(),
        () => undefined,
      )
      continue
    }
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href: address })
    document.head.append(link)
  }
}
