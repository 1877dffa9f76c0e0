import type { ComponentType } from 'react'
import type { ScreenModule, ScreenStore } from './screen.ts'

const NOTHING: ScreenStore = {}

/** A screen without requests. */
export const plainScreen = (Component: ComponentType): ScreenModule<ScreenStore> => ({
  Component,
  open: () => NOTHING,
})
