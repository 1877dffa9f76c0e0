import { configure } from '@testing-library/react'
import './patience.ts'
import { PATIENCE_MS } from './patience.ts'

configure({ asyncUtilTimeout: PATIENCE_MS })
