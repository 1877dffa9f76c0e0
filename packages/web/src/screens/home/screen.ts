import type { ScreenModule } from '../../di/screen.ts'
import { HomeScreen } from './HomeScreen.tsx'
import { HomeStore } from './home-store.ts'

export const screen: ScreenModule<HomeStore> = {
  Component: HomeScreen,
  open: ({ resolve }, previous) => previous ?? new HomeStore(resolve),
}
