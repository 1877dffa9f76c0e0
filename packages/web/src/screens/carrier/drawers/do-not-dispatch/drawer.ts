import { notedChangeDrawer } from '../../noted-change/noted-change-drawer.ts'

export const drawer = notedChangeDrawer('do-not-dispatch')
