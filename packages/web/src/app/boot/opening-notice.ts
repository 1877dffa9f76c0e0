import { CONNECTION_ERROR_MESSAGES, connectionErrorMessage, OPENING_TEXTS } from '@fairhaul/core'
import { reaction } from 'mobx'
import type { ConnectionStore } from '../../stores/connection-store.ts'
import styles from './opening-notice.module.css'

/**
 * Says in the served page, below its fields, why there is no page of the portal yet: no network, or a server that is busy or
 * slow. The portal's first page replaces it. Returns a function that stops it.
 */
export const openingNotice = (
  document: Document,
  connection: Pick<ConnectionStore, 'isOnline' | 'isBusy' | 'isSlow'>,
): (() => void) => {
  const said = document.createElement('p')
  said.role = 'status'
  document.querySelector('.fh-main')?.append(said)
  return reaction(
    () => {
      const { isOnline, isBusy, isSlow } = connection
      return connectionErrorMessage({ isOnline, isBusy, isSlow, error: null })
    },
    kind => {
      said.className = kind === null ? '' : (styles['waiting'] ?? '')
      if (kind === null) return said.replaceChildren()
      const strong = document.createElement('strong')
      strong.textContent = CONNECTION_ERROR_MESSAGES[kind].title
      said.replaceChildren(strong, ` ${OPENING_TEXTS[kind]}`)
    },
    { fireImmediately: true },
  )
}
