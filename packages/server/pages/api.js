// The only script of the API pages: they are whole without it. It finds entries of the contents, writes the
// address of this service into examples, copies them, and sends requests with the session of the browser.
(() => {
  const written = document.documentElement.dataset.address;
  const longest = 20_000;

  /** @param {string} name @param {Record<string, string>} [attributes] @param {string} [text] */
  const make = (name, attributes = {}, text = '') => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    return element;
  };

  /** Everything was on one page once: old addresses lead to the page that has the anchor now. */
  const followAnchor = () => {
    const anchor = CSS.escape(location.hash.slice(1));
    const group = document.querySelector(`[data-anchors~="${anchor}"]`);
    if (group instanceof HTMLElement) location.replace(group.dataset.page + location.hash);
  };

  /** Shows the entries of the contents that have all words. */
  const addFilter = () => {
    const filter = /** @type {HTMLInputElement} */ (document.getElementById('filter'));
    const told = document.querySelector('.filtered');
    const folds = [...document.querySelectorAll('nav details')].map((fold) => ({
      fold: /** @type {HTMLDetailsElement} */ (fold),
      wasOpen: fold.hasAttribute('open'),
    }));
    const entries = [...document.querySelectorAll('nav li:not(:has(li))')].map((item) => {
      const link = /** @type {HTMLAnchorElement} */ (item.firstElementChild);
      const group = item.closest('details')?.querySelector('summary')?.textContent ?? '';
      const text = [group, link.textContent, link.dataset.path, link.hash].join(' ').toLowerCase();
      return { item: /** @type {HTMLElement} */ (item), link, text };
    });
    filter.addEventListener('input', () => {
      const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
      for (const { item, text } of entries)
        item.hidden = !words.every((word) => text.includes(word));
      for (const { fold, wasOpen } of folds) {
        const isFound = fold.querySelector('li:not([hidden])') !== null;
        if (fold.parentElement) fold.parentElement.hidden = !isFound;
        fold.open = words.length > 0 ? isFound : wasOpen;
      }
      const found = entries.filter(({ item }) => !item.hidden).length;
      if (told) told.textContent = words.length > 0 ? `${String(found)} found` : '';
    });
    filter.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') entries.find(({ item }) => !item.hidden)?.link.click();
    });
  };

  /** Examples name the address that the reader is at. */
  const nameAddress = () => {
    if (!written || written === location.origin) return;
    for (const code of document.querySelectorAll('.sample code')) {
      if (!code.textContent?.includes(written)) continue;
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        node.nodeValue = node.nodeValue?.replaceAll(written, location.origin) ?? '';
      }
    }
    // The paragraph that says to replace it.
    for (const told of document.querySelectorAll('#getting-started p')) {
      if (told.textContent?.includes(written)) told.remove();
    }
  };

  /** Works on plain HTTP too, where browsers have no clipboard API. @param {string} text */
  const copyText = async (text) => {
    if (navigator.clipboard) return navigator.clipboard.writeText(text);
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    if (!isCopied) throw new Error('The browser did not allow copying.');
  };

  /** @param {Element} sample */
  const addCopyButton = (sample) => {
    const code = sample.querySelector('code');
    const head = sample.querySelector('figcaption');
    if (!code || !head) return;
    const button = make('button', { type: 'button', class: 'copy' }, 'Copy');
    button.setAttribute('aria-label', `Copy: ${head.textContent?.trim() ?? ''}`);
    const told = make('span', { role: 'status' });
    button.addEventListener('click', () => {
      copyText(code.textContent ?? '')
        .then(
          () => 'Copied',
          () => 'Not copied',
        )
        .then((outcome) => {
          told.textContent = outcome;
          setTimeout(() => {
            told.textContent = '';
          }, 2000);
        });
    });
    head.append(told, button);
  };

  /** @param {string} id @param {string} words @param {HTMLElement} field */
  const label = (id, words, field) => {
    field.id = id;
    const line = make('p', { class: 'field' });
    line.append(make('label', { for: id }, words), field);
    return line;
  };

  /** @param {Response} response */
  const readAnswer = async (response) => {
    const type = response.headers.get('content-type') ?? '';
    if (response.status === 204) return '';
    if (!/json|text|xml|csv/.test(type)) {
      return `${String((await response.arrayBuffer()).byteLength)} bytes of ${type}`;
    }
    const text = await response.text();
    const whole = type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
    return whole.length > longest ? `${whole.slice(0, longest)} …` : whole;
  };

  /** @param {HTMLElement} article */
  const addTrial = (article) => {
    const { method = 'GET', path = '', body } = article.dataset;
    const id = article.id;
    const fold = make('details', { class: 'sample try' });
    const form = make('form');
    const address = /** @type {HTMLInputElement} */ (make('input', { value: path, required: '' }));
    const area = /** @type {HTMLTextAreaElement} */ (make('textarea', { rows: '8' }, body ?? ''));
    const answer = make('pre', { tabindex: '0', hidden: '' });
    const status = make('p', { role: 'status' });
    form.append(label(`${id}-try-path`, `${method} address`, address));
    if (body !== undefined) form.append(label(`${id}-try-body`, 'Body', area));
    form.append(make('button', { type: 'submit' }, 'Send'), status, answer);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      status.textContent = 'Sending …';
      const startedAt = performance.now();
      const content = { body: area.value, headers: { 'content-type': 'application/json' } };
      // Never to another host, whatever is typed.
      const { pathname, search } = new URL(address.value, location.origin);
      fetch(pathname + search, { method, ...(body !== undefined && content) })
        .then(async (response) => {
          const time = String(Math.round(performance.now() - startedAt));
          const hint = response.status === 401 ? ' Sign in to the explorer first: it is at /.' : '';
          status.textContent = `${String(response.status)} after ${time} ms.${hint}`;
          answer.textContent = await readAnswer(response);
          answer.hidden = answer.textContent === '';
        })
        .catch((error) => {
          status.textContent = `Not sent: ${error.message}`;
        });
    });
    fold.append(make('summary', {}, 'Try it with your session'), form);
    article.querySelector('.samples')?.append(fold);
  };

  followAnchor();
  addEventListener('hashchange', followAnchor);
  addFilter();
  nameAddress();
  for (const sample of document.querySelectorAll('figure.sample')) addCopyButton(sample);
  for (const article of document.querySelectorAll('article[data-path]')) {
    if (article instanceof HTMLElement) addTrial(article);
  }
})();
