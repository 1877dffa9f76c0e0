import { plainScreen } from '../../../../di/plain-screen.ts'
import { ProfileTab } from './ProfileTab.tsx'

export const tab = plainScreen(ProfileTab)
