/** The text namespace that is the shell's own. */
export const SHELL_NAMESPACE = 'shell';
