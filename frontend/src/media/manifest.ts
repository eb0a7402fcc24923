// Made by `npm run media`; do not edit.

import type { Clip, ClipName, Download, DownloadName, Picture, PictureName } from './types';

export const pictures: Readonly<Record<PictureName, Picture>> = {
  "aboutArt": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/aboutArt-480.75133aa7.avif 480w, /media/aboutArt-1920.b2de7edd.avif 1920w",
    "webp": "/media/aboutArt-480.21452d51.webp 480w, /media/aboutArt-1920.b7ac9fcf.webp 1920w",
    "src": "/media/aboutArt-1920.b7ac9fcf.webp",
    "preview": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAkABUB8JQBdgCFTJFLFgAD+8Mujv7KU+J9gMbheBFBMSzOx7HgAAAA="
  },
  "catchphraseEn": {
    "width": 1600,
    "height": 480,
    "avif": "/media/catchphraseEn-480.b7305c77.avif 480w, /media/catchphraseEn-960.3630fc16.avif 960w, /media/catchphraseEn-1600.411d48b3.avif 1600w",
    "webp": "/media/catchphraseEn-480.453a0192.webp 480w, /media/catchphraseEn-960.14d7b94e.webp 960w, /media/catchphraseEn-1600.e5f0f4b5.webp 1600w",
    "src": "/media/catchphraseEn-960.14d7b94e.webp",
    "preview": "data:image/webp;base64,UklGRpAAAABXRUJQVlA4WAoAAAAQAAAADwAABAAAQUxQSDQAAAARL0AkQJpjDFnNRkQwm0NBJCvVeyTgNXBI4C+BEkH7h6FERP8T5cDZN/N9axFLEnsW4VEEVlA4IDYAAADwAQCdASoQAAUABUB8JaACdAEPOdZThgAA+hDTbvsUjBImLf+uKWvL7/y94wbOJFzXEwYAAAA="
  },
  "catchphraseJp": {
    "width": 1600,
    "height": 480,
    "avif": "/media/catchphraseJp-480.74088c9e.avif 480w, /media/catchphraseJp-960.c3da48bb.avif 960w, /media/catchphraseJp-1600.a2a98088.avif 1600w",
    "webp": "/media/catchphraseJp-480.84145f6b.webp 480w, /media/catchphraseJp-960.ccee206d.webp 960w, /media/catchphraseJp-1600.309483ff.webp 1600w",
    "src": "/media/catchphraseJp-960.ccee206d.webp",
    "preview": "data:image/webp;base64,UklGRpwAAABXRUJQVlA4WAoAAAAQAAAADwAABAAAQUxQSDsAAAARL0AmbZuskHoYE7B3EREsvVBQ20rDIYErwCrAioAFUPuXMURE/7OXPLsAhG8/D4FVpehCeu/aey3lHwBWUDggOgAAANABAJ0BKhAABQAFQHwloAJ0AQ7U9mNAAPZBL1OJD9UjSsN+P5KH/NSLUlTFYEXkesXQCpCt+IQAAAA="
  },
  "catchphraseKr": {
    "width": 1600,
    "height": 480,
    "avif": "/media/catchphraseKr-480.f8f1c4e5.avif 480w, /media/catchphraseKr-960.603dcf20.avif 960w, /media/catchphraseKr-1600.9ef110bb.avif 1600w",
    "webp": "/media/catchphraseKr-480.c3c8c45b.webp 480w, /media/catchphraseKr-960.d17f0841.webp 960w, /media/catchphraseKr-1600.0592cbd8.webp 1600w",
    "src": "/media/catchphraseKr-960.d17f0841.webp",
    "preview": "data:image/webp;base64,UklGRpwAAABXRUJQVlA4WAoAAAAQAAAADwAABAAAQUxQSD0AAAARL6CYkSQ4OCrzGoBrKTYiAmfxoSiS5CQkgP9kgB0kBg78m4mIiP5nKb6sJQXCI2Yjcr1rrqb6YUbmZN0PAFZQOCA4AAAA0AEAnQEqEAAFAAVAfCWgAnQBFRBmGgAA+6Ro1kj1Snj9R+Tvwisb3vP8w8T7g2dD3aGMYURmgAA="
  },
  "character": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/character-480.4582cd7e.avif 480w, /media/character-1920.e67c6327.avif 1920w",
    "webp": "/media/character-480.2d5b511e.webp 480w, /media/character-1920.ea23c89c.webp 1920w",
    "src": "/media/character-1920.ea23c89c.webp",
    "preview": "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADQAQCdASoQAAkABUB8JbACdAEIlNm8sAD+7ou1dW1Cc3CvTlVABW/kCEZUaiKBdiEXlNI0uMcglkUGtcxLkn2iEv1U/PZuxYjKHk+gAAA="
  },
  "characterGroup": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/characterGroup-480.9654b7dd.avif 480w, /media/characterGroup-960.ce517597.avif 960w, /media/characterGroup-1440.102b1bba.avif 1440w, /media/characterGroup-1920.bc20713c.avif 1920w",
    "webp": "/media/characterGroup-480.ffdb36f1.webp 480w, /media/characterGroup-960.be181fba.webp 960w, /media/characterGroup-1440.02bc9ee2.webp 1440w, /media/characterGroup-1920.ab854b48.webp 1920w",
    "src": "/media/characterGroup-1440.02bc9ee2.webp",
    "preview": "data:image/webp;base64,UklGRsIAAABXRUJQVlA4WAoAAAAQAAAADwAACAAAQUxQSEsAAAARL6CmkRQ4d35eqCiJiMBzfVAI2baavt+gDAKgLsELgR8R/Q8ACQCQxE0L5D1/7luvv+/8yn4+G7eqmnaK2nZZte7WXEcKOWfOGAAAVlA4IFAAAACwAQCdASoQAAkABUB8JZACdADBH00AAM4wguoJs+RfyyGMwcC6P8xZlqpt9JfUk1ufU2DDOzlLypISNGjfbfv/IsAAgNovjcMFALDWPuQAAA=="
  },
  "disc01": {
    "width": 1280,
    "height": 1280,
    "avif": "/media/disc01-320.ce258197.avif 320w, /media/disc01-640.ef0bb1ad.avif 640w, /media/disc01-1280.69d67e23.avif 1280w",
    "webp": "/media/disc01-320.15b54925.webp 320w, /media/disc01-640.fb1a8c11.webp 640w, /media/disc01-1280.b57766b0.webp 1280w",
    "src": "/media/disc01-640.fb1a8c11.webp",
    "preview": "data:image/webp;base64,UklGRs4AAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFQAAAARL6CQjSQ4uCYfwt4dy0VEgJ8eGEWSpKhiJdCf7iScgz0B1P7FLEqI6L/Ctm0bZSedb0Cq1QJRkgx8jYsodeHpCW/P+ffc+4xLxoPG9w//mfxv+C9WUDggVAAAAPABAJ0BKhAAEAAFQHwlmAJ0AN0egE8hwAD+7qU4WK+4uOnVy27tAQ/pG3ELloNIOfbzcvjlnvukanqtFpNEFM6GapXaT9DaMNQMIk4cOdfHeYAAAA=="
  },
  "disc02": {
    "width": 1280,
    "height": 1280,
    "avif": "/media/disc02-320.56b20f43.avif 320w, /media/disc02-640.93aa372e.avif 640w, /media/disc02-1280.e6ef8e96.avif 1280w",
    "webp": "/media/disc02-320.58944f3a.webp 320w, /media/disc02-640.5a82d20e.webp 640w, /media/disc02-1280.1c266228.webp 1280w",
    "src": "/media/disc02-640.5a82d20e.webp",
    "preview": "data:image/webp;base64,UklGRsgAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFQAAAARL6CQjSQ4uCYfwt4dy0VEgJ8eGEWSpKhiJdCf7iScgz0B1P7FLEqI6L/Ctm0bZSedb0Cq1QJRkgx8jYsodeHpCW/P+ffc+4xLxoPG9w//mfxv+C9WUDggTgAAAPABAJ0BKhAAEAAFQHwliAJ0ANtpAOJmAAD+7qMJIy7i46dXLbu0BD+P795Gh5T3BnVSeKJdQ9nXuDKSVlyiJ/8o/0Nowoga4Q1igowAAA=="
  },
  "earlyAccess": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/earlyAccess-480.e28a4db9.avif 480w, /media/earlyAccess-1920.26b6db3d.avif 1920w",
    "webp": "/media/earlyAccess-480.78a38215.webp 480w, /media/earlyAccess-1920.49ac5ae8.webp 1920w",
    "src": "/media/earlyAccess-1920.49ac5ae8.webp",
    "preview": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABUB8JQBWACIiqjEAAP7k5QduIH1HOz0SVNrKhGcCvT5IjMeNaJ75CuS+AAA="
  },
  "gameIcon": {
    "width": 512,
    "height": 512,
    "avif": "/media/gameIcon-256.1a4dd67b.avif 256w, /media/gameIcon-512.c0a1de49.avif 512w",
    "webp": "/media/gameIcon-256.adddf1a6.webp 256w, /media/gameIcon-512.6e24729a.webp 512w",
    "src": "/media/gameIcon-512.6e24729a.webp",
    "preview": "data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAACwAQCdASoQABAABUB8JbACdADtB5swAPzVMqIlaJPdXVHeBv5/4Xb2VVP9uLWCaWQknYtdtIqwGz58k/qCLmm/UCMomj1SSnsVWf3ZzsUCr6Xgfl7kJx/T/vE1DlL6etwRYUl/XJ6Ppn5T7AAAAA=="
  },
  "header01": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header01-480.2dc4267d.avif 480w, /media/header01-960.04c2f674.avif 960w, /media/header01-1500.3bff41cd.avif 1500w",
    "webp": "/media/header01-480.156c1618.webp 480w, /media/header01-960.287c7738.webp 960w, /media/header01-1500.acf9c095.webp 1500w",
    "src": "/media/header01-960.287c7738.webp",
    "preview": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAUABUB8JZACdIExEYmWIAAA/j21nB9TWcmHUiw9cYoBGHr2uouARGKGLEttRNgAAA=="
  },
  "header02": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header02-480.e8435b24.avif 480w, /media/header02-960.89dd5876.avif 960w, /media/header02-1500.1345ab8b.avif 1500w",
    "webp": "/media/header02-480.de414d4e.webp 480w, /media/header02-960.c6c81716.webp 960w, /media/header02-1500.2b0e260c.webp 1500w",
    "src": "/media/header02-960.c6c81716.webp",
    "preview": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAUABUB8JZgCdADp7v6HgAD+5OwpydLF3CjPCZZxPSQvywjVHHguLXzIAA=="
  },
  "header03": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header03-480.707677ed.avif 480w, /media/header03-960.4c52bede.avif 960w, /media/header03-1500.60457511.avif 1500w",
    "webp": "/media/header03-480.0ea375bf.webp 480w, /media/header03-960.f925054d.webp 960w, /media/header03-1500.d325e435.webp 1500w",
    "src": "/media/header03-960.f925054d.webp",
    "preview": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAABwAQCdASoQAAUABUB8JZgCdAGIQAD+7Nh+HfY50jJ9JLjGbHQ2Uc7mIq/FeCAA"
  },
  "header04": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header04-480.cc6271df.avif 480w, /media/header04-960.fc5e3022.avif 960w, /media/header04-1500.c6d51912.avif 1500w",
    "webp": "/media/header04-480.b0bf8945.webp 480w, /media/header04-960.12f2dd4e.webp 960w, /media/header04-1500.838a10bf.webp 1500w",
    "src": "/media/header04-960.12f2dd4e.webp",
    "preview": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAABwAQCdASoQAAUABUB8JZACdAFAAAD+6/dxzLqBWsnIVeRfq+X1wFEkSoD+/qteAAA="
  },
  "header05": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header05-480.53f3cbda.avif 480w, /media/header05-960.f8324137.avif 960w, /media/header05-1500.30572b63.avif 1500w",
    "webp": "/media/header05-480.5b7e0662.webp 480w, /media/header05-960.9bd6f608.webp 960w, /media/header05-1500.2bb4d09e.webp 1500w",
    "src": "/media/header05-960.9bd6f608.webp",
    "preview": "data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoQAAUABUB8JQBOgBgpuwAA/u6MWANsjoZLCC1RbPIpXhT12KR4QAAA"
  },
  "header06": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header06-480.765ef75e.avif 480w, /media/header06-960.5837ff24.avif 960w, /media/header06-1500.18caf097.avif 1500w",
    "webp": "/media/header06-480.87a6c936.webp 480w, /media/header06-960.5ca72f3e.webp 960w, /media/header06-1500.cecf85cb.webp 1500w",
    "src": "/media/header06-960.5ca72f3e.webp",
    "preview": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAUABUB8JbACdADB09IAAP5Bf2gIy16oIDE2cYXpRwHAsK+qHJmrnWPNkI6ko7AAAA=="
  },
  "idol01": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol01-128.0f7669e3.avif 128w, /media/idol01-256.d91b4db6.avif 256w, /media/idol01-512.895c67c0.avif 512w",
    "webp": "/media/idol01-128.8c3cb357.webp 128w, /media/idol01-256.3d163941.webp 256w, /media/idol01-512.81680e9c.webp 512w",
    "src": "/media/idol01-256.3d163941.webp",
    "preview": "data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAADwAQCdASoQABAABUB8JbACdDBQAROWnowA/ubJ1HS8FlyMJetl97znAooaNB21cP8xXCjaQqPqFseUAGS/WJ/T6izm3mTlqmyfpzJOOj/oe5JUr6sN9306H5/yfqJMDPlz7OY7HnXAD0nWCrKgAAAA"
  },
  "idol01Full": {
    "width": 960,
    "height": 1600,
    "avif": "/media/idol01Full-320.9a2ac7e6.avif 320w, /media/idol01Full-640.b2ef9439.avif 640w, /media/idol01Full-960.fa6add2f.avif 960w",
    "webp": "/media/idol01Full-320.ff95f6ca.webp 320w, /media/idol01Full-640.74fd5a38.webp 640w, /media/idol01Full-960.e9018de6.webp 960w",
    "src": "/media/idol01Full-640.74fd5a38.webp",
    "preview": "data:image/webp;base64,UklGRugAAABXRUJQVlA4WAoAAAAQAAAACQAADwAAQUxQSE0AAAARL6CgbRs2VjJvB8UWEYHae8JRJEmqlY/uKIDvLAAV/F3/Zr6IiP6H/ksIMeP39yZcX0oZZ4SWMmR0MWM5C7qppWtylqxlSVvu5KA3AABWUDggdAAAAPABAJ0BKgoAEAAFQHwlsAJ0Bi3LsB3cQAD+fp3miC7c8ZtHgCy4L2rkgB3ofbz4hGrKYobEBUkVLsuOYoBZ3oVavZvWC8WCkJZllNHXes37+clGwjFWv0gtp2+EQRMcfZG+/xwI8IXkHKsmVKzszAAgQAAA"
  },
  "idol02": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol02-128.7d373424.avif 128w, /media/idol02-256.6cb4876a.avif 256w, /media/idol02-512.44dbc621.avif 512w",
    "webp": "/media/idol02-128.1b37074f.webp 128w, /media/idol02-256.eea1e285.webp 256w, /media/idol02-512.c3b0fca5.webp 512w",
    "src": "/media/idol02-256.eea1e285.webp",
    "preview": "data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAQCdASoQABAABUB8JbACdADCBPdWqGAA/nSRw2M/5Cmw0TccP95iyMf5URYxbc2Kz0fOkj9MRKLObnJW3jdoj9pDVEu1I/OYBzVWnPYvgo8EqYUzv3YAAAA="
  },
  "idol02Full": {
    "width": 960,
    "height": 1600,
    "avif": "/media/idol02Full-320.9919cb0e.avif 320w, /media/idol02Full-640.2f60cf6b.avif 640w, /media/idol02Full-960.bc5ea4cf.avif 960w",
    "webp": "/media/idol02Full-320.b43a3141.webp 320w, /media/idol02Full-640.2bebc3c9.webp 640w, /media/idol02Full-960.ea1b1c69.webp 960w",
    "src": "/media/idol02Full-640.2bebc3c9.webp",
    "preview": "data:image/webp;base64,UklGRsQAAABXRUJQVlA4WAoAAAAQAAAACQAADwAAQUxQSEwAAAARL6CgbSQUvx9miIiA/EODo0iSVFtQLgh4eOf7exLgfwE0Ef0PTRTNGaNmjZHyStyRelM8WfPGEYnPP/O9Cs9U2ZqRzU6xOKpPkjQAVlA4IFIAAACwAQCdASoKABAABUB8JbACdADYshHgAP69/HqLQCfi+C1K26KgDPyMly2PKG2rUPdBsUjLQ8SyZxq7kqEEo1WmXCOjcGeuqZX4sQ6a7IhWI0AA"
  },
  "idol03": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol03-128.cb6ec013.avif 128w, /media/idol03-256.dc75a424.avif 256w, /media/idol03-512.4bfe8925.avif 512w",
    "webp": "/media/idol03-128.84be7beb.webp 128w, /media/idol03-256.3772f0b6.webp 256w, /media/idol03-512.01e04e26.webp 512w",
    "src": "/media/idol03-256.3772f0b6.webp",
    "preview": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoQABAABUB8JbACdADxM4qH1egAAP7GiaQZZJENi336u+tKvPwy/1H6h1lj9Odp6iiqC+cXfxj+WliUmxNqYmS+SNUz0vgfqOXlQ0sizBLMBAAA"
  },
  "idol03Full": {
    "width": 960,
    "height": 1600,
    "avif": "/media/idol03Full-320.1c129c7f.avif 320w, /media/idol03Full-640.06293f89.avif 640w, /media/idol03Full-960.c23e4b88.avif 960w",
    "webp": "/media/idol03Full-320.3e9fe3d4.webp 320w, /media/idol03Full-640.d4b6cdaf.webp 640w, /media/idol03Full-960.bec2b8a5.webp 960w",
    "src": "/media/idol03Full-640.d4b6cdaf.webp",
    "preview": "data:image/webp;base64,UklGRtoAAABXRUJQVlA4WAoAAAAQAAAACQAADwAAQUxQSE0AAAARL6CgbRs2WDLt/jhsERFY3gfcRJKtWv0o55xzNIAO/vFv5ouI6H9Yv5k+FtbIWX8Z15uxxUkZa2uNtLFGRvk3t/TdS19cmT7vE2sGAABWUDggZgAAAPABAJ0BKgoAEAAFQHwlsAKwBiw+SGpUWAD4Q1/vuRxTndi8VGQI+cWYwJ/h+1zIj3V+GQA96s2xfaKGhY+Xx+UR3lUaKlmK9pEuNPov839Cu2+JmSMksV0lxWhsoIRuANJEuQoAAA=="
  },
  "idol04": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol04-128.006b3269.avif 128w, /media/idol04-256.f3ced611.avif 256w, /media/idol04-512.f891f63f.avif 512w",
    "webp": "/media/idol04-128.d52922c1.webp 128w, /media/idol04-256.5e6bf4dd.webp 256w, /media/idol04-512.ba65abea.webp 512w",
    "src": "/media/idol04-256.5e6bf4dd.webp",
    "preview": "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoQABAABUB8JbACdADwKABP9sAA/st1nOQ2uiiRUqOtTmR5QpqWjuyISzK7j0qpP2ckj8ziTbUusZxcdG5NzenWiXqnBwU0oD8CdUBaMbAAAA=="
  },
  "idol04Full": {
    "width": 960,
    "height": 1600,
    "avif": "/media/idol04Full-320.0f007cc3.avif 320w, /media/idol04Full-640.e0da6a5f.avif 640w, /media/idol04Full-960.fc52f95c.avif 960w",
    "webp": "/media/idol04Full-320.7cc386ed.webp 320w, /media/idol04Full-640.90e3abc8.webp 640w, /media/idol04Full-960.f5a1d8b3.webp 960w",
    "src": "/media/idol04Full-640.90e3abc8.webp",
    "preview": "data:image/webp;base64,UklGRswAAABXRUJQVlA4WAoAAAAQAAAACQAADwAAQUxQSEYAAAARL6CmbSM4Vzadun53ERF4+Qg2kSSrmgcCPuacn4SPOa5/Me99DxH9Dzo5MIUUsxLTNLFIjkstWOo0pwB2ZhE6BSg+/x8cVlA4IGAAAACwAQCdASoKABAABUB8JZgCdAEQy+tAAP3tgKc4KT94zIowsECeLOFSUIfBzhpOO0MJ7R2ozWAyBA/aAi/P5jjfvgocIAV0+0RgRt+ODccjEt1USHJZvIndEUjyRzDiAAA="
  },
  "idol05": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol05-128.1fa8ff59.avif 128w, /media/idol05-256.d99bdeb2.avif 256w, /media/idol05-512.10fd55ee.avif 512w",
    "webp": "/media/idol05-128.247cf49b.webp 128w, /media/idol05-256.0f4e37f5.webp 256w, /media/idol05-512.a9f15acb.webp 512w",
    "src": "/media/idol05-256.0f4e37f5.webp",
    "preview": "data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoQABAABUB8JbACdADHRDModsAA/gbyqdSAKSozUsG06M3D/rpvqXVxh3DW41j2Gjg/9SXh5yXpGmW5Y6gt2gjQcS55dui9Y7sWokbYE8/CrDFp+GAAAA=="
  },
  "idol05Full": {
    "width": 960,
    "height": 1600,
    "avif": "/media/idol05Full-320.5c3a72b8.avif 320w, /media/idol05Full-640.b0eb072c.avif 640w, /media/idol05Full-960.eeaa016c.avif 960w",
    "webp": "/media/idol05Full-320.58588d89.webp 320w, /media/idol05Full-640.c54f0998.webp 640w, /media/idol05Full-960.65039286.webp 960w",
    "src": "/media/idol05Full-640.c54f0998.webp",
    "preview": "data:image/webp;base64,UklGRsoAAABXRUJQVlA4WAoAAAAQAAAACQAADwAAQUxQSE4AAAARL6CmbSM4WDTvzafbLyIC/NkDo0iSFNWSgD34gwIysCjgoP2rOQ8R/Q/y5yDJ/xbNsKvDowtKB24ZSLKQPgfp8pC2AGmcYbcTJFthNRFWUDggVgAAANABAJ0BKgoAEAAFQHwlsAACUqb6wt8AAP6/gVXS4whykyJsmvyR6dsGfanpwl1+t1MbPvl+VOISkLD3GlcIMSvahKJ/yqfcX+p6c/IPXhtg2zQtQAAA"
  },
  "idol06": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol06-128.b7aa1b33.avif 128w, /media/idol06-256.10849354.avif 256w, /media/idol06-512.78260764.avif 512w",
    "webp": "/media/idol06-128.63b051de.webp 128w, /media/idol06-256.0bc8fcf5.webp 256w, /media/idol06-512.838fe5bb.webp 512w",
    "src": "/media/idol06-256.0bc8fcf5.webp",
    "preview": "data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAAAQAgCdASoQABAABUB8JbACdFQAAukgy0oAAP7IzU1bz/swClYhVJ7DkVkWtmYafFyp1+NdoC/misdnKOBH8bnzKxFnI46X+OXvgJd7u395TzXQkYy36wKXYnU2K2d2Pl7OFKvvX9hdssNhFBEAAA=="
  },
  "idol06Full": {
    "width": 960,
    "height": 1600,
    "avif": "/media/idol06Full-320.539204ea.avif 320w, /media/idol06Full-640.0cb27d1f.avif 640w, /media/idol06Full-960.b9ddd39c.avif 960w",
    "webp": "/media/idol06Full-320.5fb6982e.webp 320w, /media/idol06Full-640.94a26716.webp 640w, /media/idol06Full-960.e934b4c5.webp 960w",
    "src": "/media/idol06Full-640.94a26716.webp",
    "preview": "data:image/webp;base64,UklGRsQAAABXRUJQVlA4WAoAAAAQAAAACQAADwAAQUxQSEwAAAARL6CgbRsWF9LdiYgA3zFYRbbV5rz3EEDafxVAE5CqIOBfTTxE9D+Y2wtHewZ/tTxxlstx1l2IVYBPgGrgXwdzMZi3v88GoSgQHOAVVlA4IFIAAADwAQCdASoKABAABUB8JbACdH8GJ/gP1MAAn65uDG5POBSgRbh05SpXRGrL4Y8H0uiJI8BsNVbJs6+RS23ieirFXnT2Ybb1y2ok2kq1Jkq9MugA"
  },
  "idol07": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol07-128.4a7d6bd0.avif 128w, /media/idol07-256.add934b8.avif 256w, /media/idol07-512.a28154d7.avif 512w",
    "webp": "/media/idol07-128.1bf5a03f.webp 128w, /media/idol07-256.1c2b3476.webp 256w, /media/idol07-512.4a39b85e.webp 512w",
    "src": "/media/idol07-256.1c2b3476.webp",
    "preview": "data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAAAwAgCdASoQABAABUB8JbACdAD1jv4kdVOr4AD5UTUTrGdPhqt91wPZ6NWCe+L7MMjD5Zalxrl9P69BOgfKOGyCS+xWCLW4Yqn4L3asCVTIkcAApdDyJCWM5HwmK5cZpsp54U8oxGCoi4AA"
  },
  "idol07Full": {
    "width": 960,
    "height": 1600,
    "avif": "/media/idol07Full-320.1c101e6a.avif 320w, /media/idol07Full-640.b7375f58.avif 640w, /media/idol07Full-960.008924b3.avif 960w",
    "webp": "/media/idol07Full-320.cbfd58d2.webp 320w, /media/idol07Full-640.40c1e2f5.webp 640w, /media/idol07Full-960.559c54ce.webp 960w",
    "src": "/media/idol07Full-640.40c1e2f5.webp",
    "preview": "data:image/webp;base64,UklGRuwAAABXRUJQVlA4WAoAAAAQAAAACQAADwAAQUxQSEcAAAARL6CgbRs2VzRVIZydiAgM34KrSJIUO58HAlAA/6MANHD33kT0P7T/miMm3pjY7p3raSgioQjMkfLeOWebcxo4rdyODAUAAABWUDggfgAAADACAJ0BKgoAEAAFQHwlsAJ0R/+LYTsPS6AAAM4HLEPRKqb7qN+TYbpJBgcGkhT0eF8jVexlQxOVIF834nI6ZzjV6Fi5klgK7JY8rft3BCuSg/4OERPp9NuXoR/2VyBEWXuo9D5rDLXc3fA/GdtGTrn3BC+Sn4DsDdzq/QAAAA=="
  },
  "idol08": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol08-128.4ad65a4d.avif 128w, /media/idol08-256.c537ea79.avif 256w, /media/idol08-512.5d60ed24.avif 512w",
    "webp": "/media/idol08-128.e10e45f6.webp 128w, /media/idol08-256.6223a6b1.webp 256w, /media/idol08-512.597100fc.webp 512w",
    "src": "/media/idol08-256.6223a6b1.webp",
    "preview": "data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAABQAgCdASoQABAABUB8JbACdDBAAVhVpSjRT4AA/uHsiSt6TF4II/5DaNuDr5CGji8MEvD1WC+VIBp30sKO8G4W/CqkSJ4a7mkPQGACR0/SzA0XO4hMn+beOgf338w8+gZdHylMHijvJFMYAAA="
  },
  "idol08Full": {
    "width": 960,
    "height": 1600,
    "avif": "/media/idol08Full-320.6723ba00.avif 320w, /media/idol08Full-640.24a63d90.avif 640w, /media/idol08Full-960.d8e07cc1.avif 960w",
    "webp": "/media/idol08Full-320.28ee1369.webp 320w, /media/idol08Full-640.702040f7.webp 640w, /media/idol08Full-960.8205937b.webp 960w",
    "src": "/media/idol08Full-640.702040f7.webp",
    "preview": "data:image/webp;base64,UklGRuAAAABXRUJQVlA4WAoAAAAQAAAACQAADwAAQUxQSEsAAAARL6AgABk2p4oK7C8iAiz9w0EkSYqUBwJYwJ0CFMACaPyL+RcR0f9QRMoQOWu0v7wwxHLYok9sF4a/SLm/nGdv+caWt8t5NBxOeiUAVlA4IG4AAABQAgCdASoKABAABUB8JbACdAYwxakzQ3iE3yAA8SqX78ADP3Xw32HcyB6bjd9wxbyIzC9Xsyccj5JSJ9SFWdt6v1fHocU5SLQsLOuPuPp1HcckVej4Q8JCcH8VqE6hRYjgLtb/zRkNKms/I9AAAA=="
  },
  "jacket01": {
    "width": 1280,
    "height": 1280,
    "avif": "/media/jacket01-320.94c075db.avif 320w, /media/jacket01-640.b127cdb1.avif 640w, /media/jacket01-1280.b0eedcf6.avif 1280w",
    "webp": "/media/jacket01-320.e0c1593b.webp 320w, /media/jacket01-640.28230dda.webp 640w, /media/jacket01-1280.f199d936.webp 1280w",
    "src": "/media/jacket01-640.28230dda.webp",
    "preview": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQABAABUB8JbAC7AELXb4u/Y+wAP7ADeIiTppoELHLG0dLRXoCKrWXATCPslrlXkR0pm5Nu+WNfxXdoAA="
  },
  "jacket02": {
    "width": 1280,
    "height": 1280,
    "avif": "/media/jacket02-320.76ee4750.avif 320w, /media/jacket02-640.d4eaa7fe.avif 640w, /media/jacket02-1280.57a39ed2.avif 1280w",
    "webp": "/media/jacket02-320.3b84a499.webp 320w, /media/jacket02-640.a930ec46.webp 640w, /media/jacket02-1280.70fba3c7.webp 1280w",
    "src": "/media/jacket02-640.a930ec46.webp",
    "preview": "data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAwAgCdASoQABAABUB8JbACdAEJ3s4ZdTscAAD+3ZL4zYfjbtn8IvTwPvcQwUCkwlCR5ekjjvDnawKvZZZf55QR196YRHzb6OK56Ox/l83QBtwfc9KMPGLy4/8z2TgAAAA="
  },
  "kitLogoDark": {
    "width": 960,
    "height": 608,
    "avif": "/media/kitLogoDark-480.b262e6fa.avif 480w, /media/kitLogoDark-960.379fae4b.avif 960w",
    "webp": "/media/kitLogoDark-480.276e0c83.webp 480w, /media/kitLogoDark-960.40af13c5.webp 960w",
    "src": "/media/kitLogoDark-960.40af13c5.webp",
    "preview": "data:image/webp;base64,UklGRt4AAABXRUJQVlA4WAoAAAAQAAAADwAACQAAQUxQSE8AAAARL6CmbSM4WTKdvrv1CFxEBJZ/AoNItto8igDSBFQFDALSBFDOvxniIaL/IyBJYRutrvg2OFUBWNQ6PtB1PyYA8CmQ2teSxIHLpxTX0QQjAFZQOCBoAAAAUAIAnQEqEAAKAAVAfCWwAnQGLw70hXZqMiiAAPyL/yeJWaBH2LjVCgkLO/U8zvtcdMy7ojh6e0lp9l9NZr1qC8WWbWhvv1pmp99OAKjMVLJe+n0jaYTtEA6+qgV759RGpqakQC9gAAA="
  },
  "kitLogoLight": {
    "width": 960,
    "height": 608,
    "avif": "/media/kitLogoLight-480.96a42f33.avif 480w, /media/kitLogoLight-960.49a0a6d5.avif 960w",
    "webp": "/media/kitLogoLight-480.2d8d9eb4.webp 480w, /media/kitLogoLight-960.e38b5315.webp 960w",
    "src": "/media/kitLogoLight-960.e38b5315.webp",
    "preview": "data:image/webp;base64,UklGRuYAAABXRUJQVlA4WAoAAAAQAAAADwAACQAAQUxQSE8AAAARL6CmbSM4WTKdvrv1CFxEBJZ/AoNItto8igDSBFQFDALSBFDOvxniIaL/IyBJYRutrvg2OFUBWNQ6PtB1PyYA8CmQ2teSxIHLpxTX0QQjAFZQOCBwAAAAcAIAnQEqEAAKAAVAfCWwAnQGLN77eVzk4O8KQAD7oK1PfYMCfFDOlWQNa8SXmUibcMU5d0s/+ti9Vs9Jg3kTDW16cYSgjooptYQFNmHIf9WaB12zOSr8Usb9Qs8h7h9EDcRJju6CKAs3EainFqAAAA=="
  },
  "lanesHard": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/lanesHard-480.a0b50fb7.avif 480w, /media/lanesHard-960.bcc780ca.avif 960w, /media/lanesHard-1440.9f8fd824.avif 1440w, /media/lanesHard-1920.0a8433d7.avif 1920w",
    "webp": "/media/lanesHard-480.bfc0d323.webp 480w, /media/lanesHard-960.59b754c4.webp 960w, /media/lanesHard-1440.8f4dabc3.webp 1440w, /media/lanesHard-1920.7e4b3d32.webp 1920w",
    "src": "/media/lanesHard-1440.8f4dabc3.webp",
    "preview": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACQAQCdASoQAAkABUB8JagCdADNhgAA/umZqxp5L1qcsOjoQKF3z2PpCbLhyjCYIrVM5lo9Kr4nb0p+RxuiUAAA"
  },
  "lanesLight": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/lanesLight-480.27d1917c.avif 480w, /media/lanesLight-960.36409bea.avif 960w, /media/lanesLight-1440.9e795fd8.avif 1440w, /media/lanesLight-1920.8633e930.avif 1920w",
    "webp": "/media/lanesLight-480.fdfcff1c.webp 480w, /media/lanesLight-960.a055bc91.webp 960w, /media/lanesLight-1440.793ed66f.webp 1440w, /media/lanesLight-1920.c9735b63.webp 1920w",
    "src": "/media/lanesLight-1440.793ed66f.webp",
    "preview": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABUB8JbACdADHF95aAAD+qgB8nN3umsH6h8FaKMPanyU6w0gkzuamIVfkOtAevy47spmEpHrrSwCAAA=="
  },
  "logoCompanyDark": {
    "width": 960,
    "height": 203,
    "avif": "/media/logoCompanyDark-480.891a1220.avif 480w, /media/logoCompanyDark-960.3e044586.avif 960w",
    "webp": "/media/logoCompanyDark-480.68c217b3.webp 480w, /media/logoCompanyDark-960.7e3f2451.webp 960w",
    "src": "/media/logoCompanyDark-960.7e3f2451.webp",
    "preview": "data:image/webp;base64,UklGRo4AAABXRUJQVlA4WAoAAAAQAAAADwAAAgAAQUxQSDAAAAARL6CobSM2VjK9vZ4XEYFnXEFRI0lqPFkJ9CcJsw42JwAj+h8OBlC823rWt0gJJBNWUDggOAAAANABAJ0BKhAAAwAFQHwlsAJ0AQP8ybpgAP7m5SQjfu/N5I+Z66LDpSX6VSCLQUH+D1wFokG/0AAA"
  },
  "logoCompanyLight": {
    "width": 960,
    "height": 203,
    "avif": "/media/logoCompanyLight-480.f1308ff9.avif 480w, /media/logoCompanyLight-960.16bb6631.avif 960w",
    "webp": "/media/logoCompanyLight-480.c4e59244.webp 480w, /media/logoCompanyLight-960.1b90eaad.webp 960w",
    "src": "/media/logoCompanyLight-960.1b90eaad.webp",
    "preview": "data:image/webp;base64,UklGRooAAABXRUJQVlA4WAoAAAAQAAAADwAAAgAAQUxQSDAAAAARL6CobSM2VjK9vZ4XEYFnXEFRI0lqPFkJ9CcJsw42JwAj+h8OBlC823rWt0gJJBNWUDggNAAAAPABAJ0BKhAAAwAFQHwlsAJ0gTEVybGagAD+634zLbCTFOZ5T/Bupsr/B6/03jBn9AAAAAA="
  },
  "logoGame": {
    "width": 1280,
    "height": 810,
    "avif": "/media/logoGame-320.f7ab8cca.avif 320w, /media/logoGame-640.83b3c6b0.avif 640w, /media/logoGame-1280.8b27eec3.avif 1280w",
    "webp": "/media/logoGame-320.e3b2b924.webp 320w, /media/logoGame-640.c9ca95ae.webp 640w, /media/logoGame-1280.db649c22.webp 1280w",
    "src": "/media/logoGame-640.c9ca95ae.webp",
    "preview": "data:image/webp;base64,UklGRuIAAABXRUJQVlA4WAoAAAAQAAAADwAACQAAQUxQSE0AAAARL6AmAAE2pg/XCiAiAuYnMIhku8lLEdANBFCQiQCagJTnX8wHDxH9nwAAcCUonPVZ5IFBmbE+rOMS5kc5yheObb2rAdxp+gFUH5RTAABWUDggbgAAAJACAJ0BKhAACgAFQHwlsAJ0Bi0HBDybIhonrV4QAPugrU99gwQDaKT001VAhu373wMUIHpsbjFpstBX7ELdqq6oQesGwJ+fjf18T4+Nrr58baoG6fn5VlGtIwMGS/lHPydl41CD0xZuI1FOLUAA"
  },
  "loopArt": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/loopArt-320.a23c2d51.avif 320w, /media/loopArt-640.32d4d7ac.avif 640w, /media/loopArt-1600.d4b0ed9d.avif 1600w",
    "webp": "/media/loopArt-320.a4b6c3d1.webp 320w, /media/loopArt-640.3b522583.webp 640w, /media/loopArt-1600.ad196e12.webp 1600w",
    "src": "/media/loopArt-640.3b522583.webp",
    "preview": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQABAABUB8JagCdAD2LGtyk/VAAP7w36MIdDMG3045gD16Wazq1uF9xyNW8cTxDtYaHr6JUV+JDbwgAAA="
  },
  "mainVisual": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/mainVisual-480.3e8ec0d5.avif 480w, /media/mainVisual-1920.b6f31b9b.avif 1920w",
    "webp": "/media/mainVisual-480.df9eb3ea.webp 480w, /media/mainVisual-1920.12ba44e5.webp 1920w",
    "src": "/media/mainVisual-1920.12ba44e5.webp",
    "preview": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAkABUB8JZACw7DSFCHjG1AA/kVQxhl2pHHiTNzl8Ofj00a6Kd2u27yGY1smDoemumRJzzu2W9B3EoAAAA=="
  },
  "mark01": {
    "width": 512,
    "height": 512,
    "avif": "/media/mark01-128.0af8065b.avif 128w, /media/mark01-256.ff174af8.avif 256w, /media/mark01-512.2266629e.avif 512w",
    "webp": "/media/mark01-128.a7219d83.webp 128w, /media/mark01-256.adc7be8f.webp 256w, /media/mark01-512.8ab6c290.webp 512w",
    "src": "/media/mark01-256.adc7be8f.webp",
    "preview": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAgCdASoQABAABUB8JbACdAEDH5n+w+AAAP7ytJPMJXTHlXq2ddPGW3dNpUSK6TXj5oDmKSgO4GM7L6wV4bu8oeo0WIyTh2IGM06iRO2V09GHAAA="
  },
  "mark02": {
    "width": 512,
    "height": 512,
    "avif": "/media/mark02-128.0210923e.avif 128w, /media/mark02-256.85c949e2.avif 256w, /media/mark02-512.4ccbad5f.avif 512w",
    "webp": "/media/mark02-128.b96c81ed.webp 128w, /media/mark02-256.69f5b67a.webp 256w, /media/mark02-512.9bbbd0c7.webp 512w",
    "src": "/media/mark02-256.69f5b67a.webp",
    "preview": "data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAADwAQCdASoQABAABUB8JbACdADQaflDjwAA9r1our5mvL5PWOldeP26Ed5MzFe8bBmvzPsEWv+WYGQczrumYc02f6EXlH4FAuTwfFVvJNypGQrwgpkyaG2z9+N4hPf5xnGo4V553tELz0MO6ZWY42dYlAAAAA=="
  },
  "mark03": {
    "width": 512,
    "height": 512,
    "avif": "/media/mark03-128.a6637320.avif 128w, /media/mark03-256.2b8c22ae.avif 256w, /media/mark03-512.8e6a74e2.avif 512w",
    "webp": "/media/mark03-128.fae32f3c.webp 128w, /media/mark03-256.9dd6e95f.webp 256w, /media/mark03-512.59ea4105.webp 512w",
    "src": "/media/mark03-256.9dd6e95f.webp",
    "preview": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoQABAABUB8JZgCdAEO0V9sGTgAAP7wyU2edtLlbvH976zSgtaQmSB9M3kLN3Kgt2t66pUddeE3kgtC+LURTE0QuBgRPUWbmD2AAA=="
  },
  "mark04": {
    "width": 512,
    "height": 512,
    "avif": "/media/mark04-128.fc86b711.avif 128w, /media/mark04-256.fdddeafa.avif 256w, /media/mark04-512.eaf33a36.avif 512w",
    "webp": "/media/mark04-128.6f6a9b0a.webp 128w, /media/mark04-256.39f3d0b9.webp 256w, /media/mark04-512.93009409.webp 512w",
    "src": "/media/mark04-256.39f3d0b9.webp",
    "preview": "data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAAAwAgCdASoQABAABUB8JbACdAD7V+chFYq+AAD+79LqT6hWf7P+qonp1dPaYtwFWGzLJPS3/XBq/81O4y9+J78LkW/MZSzz26+0o/SyXC2efdi3OOrOIErb/LYQA9ef8lbaL8vRpShDVVXsAAA="
  },
  "mashup": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/mashup-480.ab47e18b.avif 480w, /media/mashup-1920.481da060.avif 1920w",
    "webp": "/media/mashup-480.b51dec9d.webp 480w, /media/mashup-1920.9f204bde.webp 1920w",
    "src": "/media/mashup-1920.9f204bde.webp",
    "preview": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAgCdASoQAAkABUB8JbACdAEDHx2o16kHAAD+zrYGAoIaCLCzTEXDW2csENJgci85Db/9JahKqaUc+XngAA=="
  },
  "song01": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song01-320.85e989ed.avif 320w, /media/song01-640.4874db07.avif 640w, /media/song01-1600.52ff4844.avif 1600w",
    "webp": "/media/song01-320.8fef4e0d.webp 320w, /media/song01-640.8f1f0010.webp 640w, /media/song01-1600.6b4c5844.webp 1600w",
    "src": "/media/song01-640.8f1f0010.webp",
    "preview": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoQABAABUB8JZwAAugx0Hp3hdOAAP7w0X+vhd4eW69f9aL7eDLZPAr+ywdoxtjrQ8J/zmPHgrZr4EkWHcllRqogJsYAxRoPKQerAFwA"
  },
  "song02": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song02-320.62a3d70c.avif 320w, /media/song02-640.6a438de3.avif 640w, /media/song02-1600.d07238cc.avif 1600w",
    "webp": "/media/song02-320.60ddd03b.webp 320w, /media/song02-640.28bf0db9.webp 640w, /media/song02-1600.ee7b8bd1.webp 1600w",
    "src": "/media/song02-640.28bf0db9.webp",
    "preview": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQABAABUB8JbACdADCU+I8gAD+VepIKY3MSFCK3iXHxs4eCVB89RIdBHlKUguv52Opka9mqAwAAA=="
  },
  "song03": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song03-320.19eecb13.avif 320w, /media/song03-640.6309653e.avif 640w, /media/song03-1600.757cd7fd.avif 1600w",
    "webp": "/media/song03-320.7d0570fb.webp 320w, /media/song03-640.f4cffbaf.webp 640w, /media/song03-1600.ae5b667e.webp 1600w",
    "src": "/media/song03-640.f4cffbaf.webp",
    "preview": "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAABwAgCdASoQABAABUB8JbACsAYtpnBlJ7u/D9oAAP7ytHv7cyCbx4cYOtm/rE/Ds5O+MbcU57pkbljjX8yhHCDb+MPX5BCIQysBXsrDYAA="
  },
  "song04": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song04-320.c7e2ae48.avif 320w, /media/song04-640.e290aeca.avif 640w, /media/song04-1600.90eefe3c.avif 1600w",
    "webp": "/media/song04-320.ba33fe16.webp 320w, /media/song04-640.c7a10688.webp 640w, /media/song04-1600.b53b4241.webp 1600w",
    "src": "/media/song04-640.c7a10688.webp",
    "preview": "data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAAAwAgCdASoQABAABUB8JbAC7AELjMjVq46doAD+6+BnTx6dtpGvUsihI+bRdp6yc0AeoxUGc//8VgW+QxEpb/3s6huPRQk0ab2OhRhxCcq13TKA0vn2Rqw0pu1aVFzcO27Y7U4AAAA="
  },
  "song05": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song05-320.dafb832c.avif 320w, /media/song05-640.854b855c.avif 640w, /media/song05-1600.af2278ce.avif 1600w",
    "webp": "/media/song05-320.a3480c34.webp 320w, /media/song05-640.957129bc.webp 640w, /media/song05-1600.159309b2.webp 1600w",
    "src": "/media/song05-640.957129bc.webp",
    "preview": "data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAABwAgCdASoQABAABUB8JbACdDiKyPA93S7ntfcgAPkHW+MHpbrWSkAWkQp1op3TznMvkI/GEK5reE6avPOkOwgXrtoho4My3RbgmZIqFWyK4GelGOHSHK4vJF8N6fIbhLcr95dhOoxcrpDRsoz6TyPnhXCK2Fm0cTjc4AAA"
  },
  "stage": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/stage-480.b8dc24a9.avif 480w, /media/stage-1920.b0d90995.avif 1920w",
    "webp": "/media/stage-480.26b70159.webp 480w, /media/stage-1920.1bd62483.webp 1920w",
    "src": "/media/stage-1920.1bd62483.webp",
    "preview": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAkABUB8JaACdAEDH57yzgAA/uv+RLHv7C6Lw74FKtcP6I+08FLqpKLwAAAA"
  },
  "tutorial": {
    "width": 1440,
    "height": 810,
    "avif": "/media/tutorial-480.292bad2b.avif 480w, /media/tutorial-960.d27adb4f.avif 960w, /media/tutorial-1440.d8a7f8dc.avif 1440w",
    "webp": "/media/tutorial-480.85654726.webp 480w, /media/tutorial-960.71208126.webp 960w, /media/tutorial-1440.a3052f40.webp 1440w",
    "src": "/media/tutorial-960.71208126.webp",
    "preview": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABUB8JbACdAEK9AFNYAD+6Xv8lDPSNdmf/JJeA0Jb2l7ehbqaKuq3IAAA"
  },
  "tutorialExample": {
    "width": 1440,
    "height": 810,
    "avif": "/media/tutorialExample-480.088ebcc3.avif 480w, /media/tutorialExample-960.dba1f095.avif 960w, /media/tutorialExample-1440.5a4f1d77.avif 1440w",
    "webp": "/media/tutorialExample-480.12aeb728.webp 480w, /media/tutorialExample-960.5f4c0031.webp 960w, /media/tutorialExample-1440.2e00a7e3.webp 1440w",
    "src": "/media/tutorialExample-960.5f4c0031.webp",
    "preview": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABUB8JbACdAEPDvy3R4AA/ul8BvlD6uL7qixYWo1mz6KEAN8lpWlks11QAAA="
  }
};

export const clips: Readonly<Partial<Record<ClipName, Clip>>> = {};

export const downloads: Readonly<Partial<Record<DownloadName, Download>>> = {
  "background": {
    "href": "/kit/background.png",
    "kind": "PNG",
    "bytes": 146746,
    "width": 1920,
    "height": 1080
  },
  "character": {
    "href": "/kit/character.png",
    "kind": "PNG",
    "bytes": 79114,
    "width": 1920,
    "height": 1080
  },
  "header01Large": {
    "href": "/kit/header-players-3000.png",
    "kind": "PNG",
    "bytes": 271599,
    "width": 3000,
    "height": 1000
  },
  "header01Small": {
    "href": "/kit/header-players-1500.png",
    "kind": "PNG",
    "bytes": 125305,
    "width": 1500,
    "height": 500
  },
  "header02Large": {
    "href": "/kit/header-collision-3000.png",
    "kind": "PNG",
    "bytes": 243592,
    "width": 3000,
    "height": 1000
  },
  "header02Small": {
    "href": "/kit/header-collision-1500.png",
    "kind": "PNG",
    "bytes": 93646,
    "width": 1500,
    "height": 500
  },
  "header03Large": {
    "href": "/kit/header-light-mix-3000.png",
    "kind": "PNG",
    "bytes": 216091,
    "width": 3000,
    "height": 1000
  },
  "header03Small": {
    "href": "/kit/header-light-mix-1500.png",
    "kind": "PNG",
    "bytes": 91884,
    "width": 1500,
    "height": 500
  },
  "header04Large": {
    "href": "/kit/header-hard-mix-3000.png",
    "kind": "PNG",
    "bytes": 187330,
    "width": 3000,
    "height": 1000
  },
  "header04Small": {
    "href": "/kit/header-hard-mix-1500.png",
    "kind": "PNG",
    "bytes": 77733,
    "width": 1500,
    "height": 500
  },
  "header05Large": {
    "href": "/kit/header-stage-3000.png",
    "kind": "PNG",
    "bytes": 199677,
    "width": 3000,
    "height": 1000
  },
  "header05Small": {
    "href": "/kit/header-stage-1500.png",
    "kind": "PNG",
    "bytes": 98266,
    "width": 1500,
    "height": 500
  },
  "header06Large": {
    "href": "/kit/header-axia-hexa-3000.png",
    "kind": "PNG",
    "bytes": 231589,
    "width": 3000,
    "height": 1000
  },
  "header06Small": {
    "href": "/kit/header-axia-hexa-1500.png",
    "kind": "PNG",
    "bytes": 90376,
    "width": 1500,
    "height": 500
  },
  "icon01": {
    "href": "/kit/icon-axia.png",
    "kind": "PNG",
    "bytes": 75348,
    "width": 1024,
    "height": 1024
  },
  "icon02": {
    "href": "/kit/icon-raiju.png",
    "kind": "PNG",
    "bytes": 79281,
    "width": 1024,
    "height": 1024
  },
  "icon03": {
    "href": "/kit/icon-momo-909.png",
    "kind": "PNG",
    "bytes": 67181,
    "width": 1024,
    "height": 1024
  },
  "icon04": {
    "href": "/kit/icon-kiriko.png",
    "kind": "PNG",
    "bytes": 48006,
    "width": 1024,
    "height": 1024
  },
  "icon05": {
    "href": "/kit/icon-nox.png",
    "kind": "PNG",
    "bytes": 58893,
    "width": 1024,
    "height": 1024
  },
  "icon06": {
    "href": "/kit/icon-sola.png",
    "kind": "PNG",
    "bytes": 71277,
    "width": 1024,
    "height": 1024
  },
  "icon07": {
    "href": "/kit/icon-bit.png",
    "kind": "PNG",
    "bytes": 45801,
    "width": 1024,
    "height": 1024
  },
  "icon08": {
    "href": "/kit/icon-hexa.png",
    "kind": "PNG",
    "bytes": 57668,
    "width": 1024,
    "height": 1024
  },
  "iconMark01": {
    "href": "/kit/icon-axtorm.png",
    "kind": "PNG",
    "bytes": 12658,
    "width": 1024,
    "height": 1024
  },
  "iconMark02": {
    "href": "/kit/icon-mash-vp.png",
    "kind": "PNG",
    "bytes": 21700,
    "width": 1024,
    "height": 1024
  },
  "iconMark03": {
    "href": "/kit/icon-collision.png",
    "kind": "PNG",
    "bytes": 41288,
    "width": 1024,
    "height": 1024
  },
  "iconMark04": {
    "href": "/kit/icon-disc.png",
    "kind": "PNG",
    "bytes": 22706,
    "width": 1024,
    "height": 1024
  },
  "logoDark": {
    "href": "/kit/logo-dark.png",
    "kind": "PNG",
    "bytes": 18177,
    "width": 1000,
    "height": 633
  },
  "logoDarkSvg": {
    "href": "/kit/logo-dark.svg",
    "kind": "SVG",
    "bytes": 19396
  },
  "logoLight": {
    "href": "/kit/logo-light.png",
    "kind": "PNG",
    "bytes": 17448,
    "width": 1000,
    "height": 633
  },
  "logoLightSvg": {
    "href": "/kit/logo-light.svg",
    "kind": "SVG",
    "bytes": 19396
  },
  "mainVisual": {
    "href": "/kit/main-visual.png",
    "kind": "PNG",
    "bytes": 310876,
    "width": 1920,
    "height": 1080
  }
};
