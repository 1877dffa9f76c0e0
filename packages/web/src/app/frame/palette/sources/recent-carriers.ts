import { mayOpen } from '@fairhaul/core'
import { RecentsTokens } from '../../../../di/tokens.ts'
import { carrierItem } from '../carrier-item.ts'
import type { PaletteSource } from '../palette-source.ts'

/** The carriers that the broker opened last, on any device. */
export const source: PaletteSource = {
  kind: 'fixed',
  items: ({ user, resolve }) =>
    mayOpen(user, 'carrier')
      ? resolve(RecentsTokens.RecentsStore).recents.carriers.map(carrier => carrierItem(carrier, false))
      : [],
}
