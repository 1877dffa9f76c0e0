/** The attributes that the input of every editable combobox has, as in ARIA 1.2: what it lists, and no help of the browser. */
export const COMBOBOX_ATTRIBUTES = {
  type: 'text',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const
