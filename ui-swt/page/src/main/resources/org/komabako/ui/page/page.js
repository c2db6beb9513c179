'use strict';
(() => {
  const NS = 'http://www.w3.org/2000/svg';
  const data = JSON.parse(document.getElementById('data').textContent);
  const places = data.places;
  const $ = id => document.getElementById(id);
  const children = places.map(() => []);
  const chosen = [];
  const buttons = [];
  let current = 0;

  // Each place is told by what differs from the one before it.
  places.forEach((place, i) => {
    const before = i ? places[place.p] : null;
    if (before) {
      children[place.p].push(i);
    }
    place.cells = before ? before.cells.slice() : new Array(data.files * data.ranks).fill(0);
    for (let k = 0; k < place.d.length; k += 2) {
      place.cells[place.d[k]] = place.d[k + 1];
    }
    place.h = place.h || before.h;
  });

  const svg = (name, attributes, parent) => {
    const made = document.createElementNS(NS, name);
    Object.keys(attributes).forEach(key => made.setAttribute(key, attributes[key]));
    parent.append(made);
    return made;
  };

  const html = (name, text, parent) => {
    const made = document.createElement(name);
    made.textContent = text;
    parent.append(made);
    return made;
  };

  const piece = (kind, x, y, parent) => svg(
      'use', {href: '#p' + kind, x: x * 1000, y: y * 1000, width: 1000, height: 1000}, parent);

  const hand = (id, held) => {
    const box = $(id);
    box.replaceChildren();
    for (let k = 0; k < held.length; k += 2) {
      piece(held[k], 0, 0, svg('svg', {viewBox: '0 0 1000 1000'}, box));
      html('span', held[k + 1] > 1 ? held[k + 1] : '', box);
    }
  };

  const show = i => {
    current = i;
    const place = places[i];
    for (let at = i; at; at = places[at].p) {
      chosen[places[at].p] = at;
    }
    $('pieces').replaceChildren();
    $('last').replaceChildren();
    place.cells.forEach((kind, at) => {
      if (kind) {
        piece(kind, at % data.files, Math.floor(at / data.files), $('pieces'));
      }
    });
    (place.l || []).forEach((at, k, all) => svg('rect', {
      x: at % data.files * 1000, y: Math.floor(at / data.files) * 1000, width: 1000, height: 1000,
      class: k === all.length - 1 ? 'to' : 'from'
    }, $('last')));
    hand('far-hand', place.h[0]);
    hand('near-hand', place.h[1]);
    $('note').textContent = [i ? place.n + '. ' + place.m : data.start, place.b || '', place.c || '',
      data.end === i ? data.result : ''].filter(text => text).join('\n');
    buttons.forEach((button, k) => {
      if (k === i) {
        button.setAttribute('aria-current', 'true');
        const list = $('moves');
        const top = button.getBoundingClientRect().top - list.getBoundingClientRect().top;
        if (top < 0 || top > list.clientHeight - 30) {
          list.scrollTop += top - list.clientHeight / 2;
        }
      } else {
        button.removeAttribute('aria-current');
      }
    });
    $('first').disabled = $('back').disabled = !i;
    $('next').disabled = $('end').disabled = !children[i].length;
  };

  const following = i => chosen[i] || children[i][0];
  const beside = step => {
    const all = current ? children[places[current].p] : [];
    const wanted = all[all.indexOf(current) + step];
    return wanted === undefined ? current : wanted;
  };
  const walk = {
    Home: () => 0,
    ArrowLeft: () => current ? places[current].p : 0,
    ArrowRight: () => children[current].length ? following(current) : current,
    End: () => {
      let at = current;
      while (children[at].length) {
        at = following(at);
      }
      return at;
    },
    ArrowUp: () => beside(-1),
    ArrowDown: () => beside(1)
  };
  const go = key => show(walk[key]());

  // A line is written in a loop; only variations within variations go deeper.
  const write = (first, box) => {
    for (let at = first; at !== undefined; at = children[at][0]) {
      const place = places[at];
      const button = html('button', '', box);
      button.type = 'button';
      if (at) {
        html('small', place.n, button);
      }
      button.append(at ? place.m : data.start);
      button.addEventListener('click', () => show(at));
      buttons[at] = button;
      if (place.b) {
        html('em', '[' + place.b + ']', box);
      }
      if (place.c) {
        html('em', place.c, box);
      }
      if (at !== first) {
        others(at, box);
      }
    }
  };
  const others = (at, box) => children[places[at].p].slice(1).forEach(other => {
    const variation = html('div', '', box);
    variation.className = 'v';
    write(other, variation);
  });

  write(0, $('moves'));
  [['first', 'Home'], ['back', 'ArrowLeft'], ['next', 'ArrowRight'], ['end', 'End']].forEach(
      ([id, key]) => $(id).addEventListener('click', () => go(key)));
  document.addEventListener('keydown', event => {
    if (walk[event.key] && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      go(event.key);
    }
  });
  $('board').addEventListener('click', event => {
    const box = $('board').getBoundingClientRect();
    go(event.clientX < box.left + box.width / 2 ? 'ArrowLeft' : 'ArrowRight');
  });
  // An address that ends in #12 opens at that place.
  const linked = () => {
    const place = Number(location.hash.slice(1));
    show(places[place] ? place : 0);
  };
  addEventListener('hashchange', linked);
  linked();
})();
