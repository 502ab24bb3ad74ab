/**
 * Packages that exist as ES modules alone offer nothing to `require`: they are asked for as `import`.
 * @param {string} path
 * @param {import('jest-resolve').ResolverOptions} options
 */
module.exports = (path, options) => {
  try {
    return options.defaultResolver(path, options);
  } catch (error) {
    const conditions = options.conditions ?? [];
    if (conditions.includes('import')) throw error;
    return options.defaultResolver(path, { ...options, conditions: [...conditions, 'import'] });
  }
};
