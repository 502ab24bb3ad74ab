/** A CSS module answers every class name with itself; a plain style sheet is nothing to a test. */
export default {
  process: () => ({
    code: `module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => String(name) }) };`,
  }),
  getCacheKey: () => 'class-names-answer-themselves',
};
