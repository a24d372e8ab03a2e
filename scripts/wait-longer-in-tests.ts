/**
 * Set up before each test file. What a component's test waits for comes within a moment; where the
 * machine has other work it may take many times longer than the second that Testing Library grants.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 15_000 })
}

export {}
