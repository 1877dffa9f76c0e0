const WHOLE_KEY = /^fhk_[0-9a-f]{84}$/

/**
 * Whether a text has the form of a whole API key, so that one that was cut is found before it is sent.
 *
 * Source: section 6, "API keys".
 */
export const isApiKeyText = (text: string): boolean => WHOLE_KEY.test(text)
