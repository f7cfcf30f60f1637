/** The model service of the tests, beside the other stubs they start. */
export { startModelStub } from '../../lib/assistant/testing/model-stub.ts';
